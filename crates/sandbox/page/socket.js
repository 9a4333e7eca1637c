// The connection to the sandbox: JSON both ways, connected again by itself.

const FIRST_PAUSE = 300; // milliseconds
const LONGEST_PAUSE = 5000;

let socket = null;
let pause = FIRST_PAUSE;
let nonce = 0;
const asked = new Map(); // nonce -> what to do with each answer

/**
 * Connects and stays connected.
 * `address()` gives the path with its query; `heard(message)` gets every message;
 * `up(isUp)` is told when the connection comes and goes.
 */
export function connect(address, heard, up) {
  const url = new URL(address(), location.href);
  url.protocol = url.protocol.replace("http", "ws");
  socket = new WebSocket(url);
  socket.onopen = () => {
    pause = FIRST_PAUSE;
    up(true);
  };
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    const answer = message.nonce === undefined || message.nonce === null ? null : asked.get(message.nonce);
    if (answer) {
      if (message.t !== "answer" || message.state !== "sent") asked.delete(message.nonce);
      answer(message);
    } else {
      heard(message);
    }
  };
  socket.onclose = () => {
    const lost = [...asked.values()];
    asked.clear();
    for (const answer of lost) answer({ t: "answer", state: "failed", why: "lost" });
    up(false);
    setTimeout(() => connect(address, heard, up), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  };
}

/** Sends a message; false when there is no connection. */
export function send(message) {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

/** Sends a message that will be answered; `answer(message)` is called for "sent" and for the final answer. */
export function ask(message, answer) {
  nonce += 1;
  asked.set(nonce, answer);
  if (!send({ ...message, nonce })) {
    asked.delete(nonce);
    answer({ t: "answer", state: "failed", why: "unconnected" });
  }
  return nonce;
}
