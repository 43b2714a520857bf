"""`make bench`: the client's round trips, what a stored move costs and weighs, and the rules alone."""

from __future__ import annotations

import argparse
import asyncio
import platform
import sys

from bench import client, rules, storage


def main() -> None:
    top = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    top.add_argument("parts", nargs="*", default=["rules", "storage", "client"], help="which parts to run")
    top.add_argument("--rounds", type=int, default=3, help="how often the client's series are repeated, in alternation")
    args = top.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}. Compare within one run, never across machines.")
    if "rules" in args.parts:
        rules.report()
    if "storage" in args.parts:
        asyncio.run(storage.report())
    if "client" in args.parts:
        asyncio.run(client.report(args.rounds))


if __name__ == "__main__":
    sys.exit(main())
