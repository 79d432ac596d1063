/** A failure that the operator can act on: a sentence with the cause and the remedy, and the last lines of output. */
export class OperatorError extends Error {
  constructor(/** @type {string} */ sentence, details = "") {
    super(sentence);
    this.details = details;
  }
}

/** Each remedy is followed by "und rufen Sie den Befehl noch einmal auf". @type {[pattern: RegExp, remedy: string][]} */
const causes = [
  [
    /ENOSPC|no space left on device|SQLITE_FULL|database or disk is full/i,
    "Die Festplatte ist voll: Geben Sie mindestens 3 GB frei",
  ],
];

/** What npm prints when the cause lies outside the project, the most specific first. */
const installCauses = /** @type {typeof causes} */ ([
  ...causes,
  [
    /EBADENGINE|Unsupported engine/,
    "Ein Paket läuft nicht mit dieser Node-Version: Installieren Sie Node 24",
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT/,
    "Das Paketverzeichnis von npm ist nicht erreichbar: Prüfen Sie die Internetverbindung",
  ],
  [
    /\bE401\b|\bE403\b|\bE404\b|EINTEGRITY/,
    "Das Paketverzeichnis hat ein Paket nicht geliefert: Prüfen Sie die Einstellungen von npm (registry)",
  ],
  [
    /EACCES|EPERM|EROFS/,
    "npm darf hier nicht schreiben: Geben Sie Ihrem Benutzer Schreibrecht in diesem Ordner",
  ],
]);

/** The sentence for a cause outside the project in a program's output, or undefined. */
export function causeOf(/** @type {string} */ output, known = causes) {
  const remedy = known.find(([pattern]) => pattern.test(output))?.[1];
  return remedy && `${remedy} und rufen Sie den Befehl noch einmal auf.`;
}

/** As causeOf(), for the output of npm install. */
export const causeOfFailedInstall = (/** @type {string} */ output) => causeOf(output, installCauses);

/** What is wrong with options that `parseArgs` refused. */
export const optionProblem = (/** @type {unknown} */ error) =>
  `${/'(-[^' ]+)/.exec(Object(error).message)?.[1] ?? "Eine Angabe"}: Das gibt es nicht, oder was dahinter gehört, fehlt.`;

/** The code of a system error. @returns {string | undefined} */
export const errorCode = (/** @type {unknown} */ error) => Object(error).code;

/** Any error as an OperatorError; one whose cause is not known keeps its stack. */
export function toOperatorError(/** @type {unknown} */ error) {
  if (error instanceof OperatorError) return error;
  const { code, path, stack } = Object(error);
  const cause = causeOf(String(code));
  if (cause) return new OperatorError(cause);
  if (["EACCES", "EPERM", "EROFS"].includes(code))
    return new OperatorError(`Auf ${path} besteht kein Zugriff: Geben Sie Ihrem Benutzer das Recht dazu.`);
  return new OperatorError("Der Befehl ist unerwartet gescheitert.", stack ?? String(error));
}

export const lastLines = (/** @type {string} */ text, /** @type {number} */ count) =>
  text.trimEnd().split("\n").slice(-count).join("\n");
