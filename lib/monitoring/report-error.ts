/** What was going on, for operators; never what a person typed. */
export type ErrorContext = Record<string, string | number | boolean | undefined>;

type Receiver = (error: unknown, context: ErrorContext) => void;

const key = Symbol.for("dorfforum.errorReceiver");
// On globalThis, because Next bundles middleware and pages apart in one process.
const shared = globalThis as { [key]?: Receiver };

/** The error-reporting service, once it is configured and ready. */
export function sendErrorsTo(receiver: Receiver): void {
  shared[key] = receiver;
}

/** The only door to monitoring: one line in the server's log, and the error-reporting service where there is one. */
export function reportError(error: unknown, context: ErrorContext = {}): void {
  const details = Object.entries(context).map(([name, value]) => `${name}=${value}`);
  const text = error instanceof Error ? sentenceOf(error) : String(error);
  // biome-ignore lint/suspicious/noConsole: this is the log's own door
  console.error([`[error] ${text}`, ...details].join(" "));
  shared[key]?.(error, context);
}

function sentenceOf(error: Error): string {
  const own = `${error.name}: ${error.message}`;
  return error.cause instanceof Error ? `${own} ← ${sentenceOf(error.cause)}` : own;
}
