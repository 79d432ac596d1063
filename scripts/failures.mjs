/** A failure that the operator can act on: a sentence with the cause and the remedy, and the last lines of output. */
export class OperatorError extends Error {
  constructor(/** @type {string} */ sentence, details = "") {
    super(sentence);
    this.details = details;
  }
}

/** Each remedy is followed by "and run the command again". @type {[pattern: RegExp, remedy: string][]} */
const causes = [
  [
    /ENOSPC|no space left on device|SQLITE_FULL|database or disk is full/i,
    "The disk is full: free at least 3 GB",
  ],
];

/** What npm prints when the cause lies outside the project, the most specific first. */
const installCauses = /** @type {typeof causes} */ ([
  ...causes,
  [/EBADENGINE|Unsupported engine/, "A package does not support this Node version: install Node 24"],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT/,
    "The package registry cannot be reached: check the network",
  ],
  [
    /\bE401\b|\bE403\b|\bE404\b|EINTEGRITY/,
    "The package registry did not deliver a package: check npm's registry settings",
  ],
  [
    /EACCES|EPERM|EROFS/,
    "npm may not write here: give the user who runs the command write access to this folder",
  ],
]);

/** The sentence for a cause outside the project in a program's output, or undefined. */
export function causeOf(/** @type {string} */ output, known = causes) {
  const remedy = known.find(([pattern]) => pattern.test(output))?.[1];
  return remedy && `${remedy} and run the command again.`;
}

/** As causeOf(), for the output of npm install. */
export const causeOfFailedInstall = (/** @type {string} */ output) => causeOf(output, installCauses);

/** The code of a system error. @returns {string | undefined} */
export const errorCode = (/** @type {unknown} */ error) => Object(error).code;

/** Any error as an OperatorError; one whose cause is not known keeps its stack. */
export function toOperatorError(/** @type {unknown} */ error) {
  if (error instanceof OperatorError) return error;
  const { code, path, stack } = Object(error);
  const cause = causeOf(String(code));
  if (cause) return new OperatorError(cause);
  if (["EACCES", "EPERM", "EROFS"].includes(code))
    return new OperatorError(`${path} is not accessible: give the user who runs the command access to it.`);
  return new OperatorError("The command failed unexpectedly.", stack ?? String(error));
}

export const lastLines = (/** @type {string} */ text, /** @type {number} */ count) =>
  text.trimEnd().split("\n").slice(-count).join("\n");
