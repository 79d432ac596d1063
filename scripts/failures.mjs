/** Says in one sentence what went wrong and what helps; `details` are the last lines of what was printed. */
export class OperatorError extends Error {
  constructor(sentence, details = "") {
    super(sentence);
    this.name = "OperatorError";
    this.details = details;
  }
}

const full = {
  pattern: /ENOSPC|no space left on device|SQLITE_FULL|database or disk is full/i,
  sentence: "The disk is full: free at least 3 GB and run the command again.",
};

/** What npm and node-gyp print when the cause lies outside the project, most telling first. */
const whileInstalling = [
  {
    pattern: /gyp ERR!.*(fetch failed|getaddrinfo|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH)/,
    sentence:
      "SQLite's driver could not be compiled, for Node's headers could not be downloaded: check the network, or say in npm_config_nodedir where they are, and run the command again.",
  },
  {
    pattern: /gyp ERR!|node-gyp|prebuild-install/,
    sentence:
      "SQLite's driver could not be compiled: install a compiler and Python (on Debian: apt-get install -y build-essential python3) and run the command again.",
  },
  {
    pattern: /EBADENGINE|Unsupported engine/,
    sentence: "This Node does not suit a package: install Node 20.19 or newer and run the command again.",
  },
  {
    pattern:
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT/,
    sentence: "The package registry cannot be reached: check the network and run the command again.",
  },
  {
    pattern: /\bE401\b|\bE403\b|\bE404\b|EINTEGRITY/,
    sentence:
      "The package registry did not deliver a package: check npm's registry settings and run the command again.",
  },
  {
    pattern: /EACCES|EPERM|EROFS/,
    sentence:
      "npm may not write here: give the user who runs the command the right to write in this folder and run it again.",
  },
];

const firstOf = (causes, text) => causes.find(({ pattern }) => pattern.test(text))?.sentence;

/** The sentence for a cause outside the project in what a program printed, or undefined. */
export const causeOf = (text) => firstOf([full], text);
export const causeOfFailedInstall = (text) => firstOf([full, ...whileInstalling], text);

/** An error as an OperatorError: itself, one whose cause is known, or an unexpected one with its stack. */
export function toOperatorError(error) {
  if (error instanceof OperatorError) return error;
  if (error?.code === "ENOSPC") return new OperatorError(full.sentence);
  if (["EACCES", "EPERM", "EROFS"].includes(error?.code))
    return new OperatorError(
      `${error.path} may not be written or read: give the user who runs the command the right to.`,
    );
  return new OperatorError("The command failed unexpectedly.", error?.stack ?? String(error));
}

export const lastLines = (text, count) => text.trimEnd().split("\n").slice(-count).join("\n");
