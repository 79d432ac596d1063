/** What was going on, for operators; never what a person typed. */
export type ErrorContext = Record<string, string | number | boolean | undefined>;

export type ErrorReceiver = (error: unknown, context: ErrorContext) => void;

const key = Symbol.for("dorfforum.errorReceivers");
// On globalThis, because Next bundles middleware and pages apart in one process.
const shared = globalThis as {
  [key]?: { log?: ErrorReceiver; service?: ErrorReceiver; reported: WeakSet<object> };
};
const own = shared[key] ?? { reported: new WeakSet() };
shared[key] = own;

/** The server's log; until it is there, and in the browser, it is the console. */
export function logErrorsTo(receiver: ErrorReceiver): void {
  own.log = receiver;
}

/** The error-reporting service, once it is configured and ready. */
export function sendErrorsTo(receiver: ErrorReceiver): void {
  own.service = receiver;
}

/** The only door to monitoring: one line in the log, and the error-reporting service where there is one. */
export function reportError(error: unknown, context: ErrorContext = {}): void {
  const { log = logToConsole, service } = own;
  if (error instanceof Error) own.reported.add(error);
  log(error, context);
  service?.(error, context);
}

export const wasReported = (error: unknown): boolean => error instanceof Error && own.reported.has(error);

function logToConsole(error: unknown, context: ErrorContext): void {
  const details = Object.entries(context).map(([name, value]) => `${name}=${value}`);
  // biome-ignore lint/suspicious/noConsole: this is the log's own door
  console.error([`[error] ${inOneSentence(error)}`, ...details].join(" "));
}

/** An error with its causes: "CmsRequestError: … ← TypeError: fetch failed" */
export function inOneSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = `${error.name}: ${error.message}`;
  return error.cause instanceof Error ? `${own} ← ${inOneSentence(error.cause)}` : own;
}
