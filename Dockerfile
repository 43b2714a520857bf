# Two stages: packages are installed (hashes checked) in the first, the second holds only what runs.
FROM python:3.12-slim AS packages
WORKDIR /app
COPY requirements.lock .
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir --require-hashes -r requirements.lock

FROM python:3.12-slim
RUN useradd --create-home --uid 10001 barliman && mkdir /data && chown barliman /data
WORKDIR /app
COPY --from=packages /venv /venv
COPY --chown=root:root bot bot
COPY --chown=root:root rules rules
COPY --chown=root:root storage storage
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/barliman.db HEARTBEAT_FILE=/tmp/barliman.heartbeat
USER barliman
VOLUME /data
# The bot touches its heartbeat file while it is connected to Discord and to its database.
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["python", "-m", "bot", "doctor", "--heartbeat"]
CMD ["python", "-m", "bot", "run"]
