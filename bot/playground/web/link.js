// The line to the playground: what happened comes in, what this person does goes out and is answered.

const asked = new Map();
let socket = null;
let number = 0;
let patience = 300;

/** Connects, and again whenever the line breaks. `hear` gets everything that is not an answer. */
export function connect(hear, broken) {
  const as = new URLSearchParams(location.search).get("as");
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/play/ws${as ? `?as=${encodeURIComponent(as)}` : ""}`);
  socket.addEventListener("message", (event) => {
    const said = JSON.parse(event.data);
    patience = 300;
    if (said.t === "answer") settle(said);
    else hear(said);
  });
  socket.addEventListener("close", (event) => {
    for (const n of [...asked.keys()]) settle({ n, error: "The line to the playground broke." });
    broken(event.reason);
    if (event.code === 4004) return;
    setTimeout(() => connect(hear, broken), patience);
    patience = Math.min(patience * 1.7, 5000);
  });
}

function settle(said) {
  const waiting = asked.get(said.n);
  asked.delete(said.n);
  if (!waiting) return;
  if (said.error) waiting.reject(new Error(said.error));
  else waiting.resolve(said);
}

/** Does something as this person. Resolves with the answer, rejects with the reason in words. */
export function ask(deed, what = {}) {
  return new Promise((resolve, reject) => {
    if (!socket || socket.readyState !== WebSocket.OPEN) {
      reject(new Error("The playground is not connected. It tries again by itself."));
      return;
    }
    const n = ++number;
    asked.set(n, { resolve, reject });
    socket.send(JSON.stringify({ do: deed, n, ...what }));
  });
}
