import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { errorCode, OperatorError } from "./failures.mjs";

/** Listens for a moment on every address; fails when a program listens on any of them. */
const tryToListen = (/** @type {number} */ port) =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(port, () => server.close(resolve));
  });

/**
 * A random free port below those of outgoing connections (from 32768), which could take it before its server starts.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = randomInt(20_000, 32_000);
  try {
    await tryToListen(port);
    return port;
  } catch (error) {
    if (errorCode(error) === "EADDRINUSE") return freePort();
    throw error;
  }
}

/** @param {number} port @param {string} remedy how to choose another one @throws {OperatorError} when it is not free */
export async function requireFreePort(port, remedy) {
  await tryToListen(port).catch((error) => {
    if (error.code === "EADDRINUSE")
      throw new OperatorError(
        `Port ${port} ist belegt: Beenden Sie das Programm, das ihn benutzt, oder ${remedy}.`,
      );
    if (error.code === "EACCES")
      throw new OperatorError(`Port ${port} darf nur root benutzen: Bitte ${remedy}.`);
    throw error;
  });
}
