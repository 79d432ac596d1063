import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { OperatorError } from "./failures.mjs";

/** Listens on every address, as the servers do, so that a program on any of them counts. */
function listen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, () => server.close(() => resolve()));
  });
}

/**
 * A port that nothing listens on, below those that the system gives to outgoing connections: one of these would take it
 * before the server has started that it is for.
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const free = await listen(port).then(
      () => true,
      (error) => {
        if (error.code !== "EADDRINUSE") throw error;
        return false;
      },
    );
    if (free) return port;
  }
}

/** @throws {OperatorError} when something listens on `port`; `remedy` says how to choose another */
export async function requireFreePort(port, remedy) {
  try {
    await listen(port);
  } catch (error) {
    if (error.code === "EADDRINUSE")
      throw new OperatorError(`Port ${port} is taken: stop the program that uses it, or ${remedy}.`);
    if (error.code === "EACCES") throw new OperatorError(`Port ${port} may only be used by root: ${remedy}.`);
    throw error;
  }
}
