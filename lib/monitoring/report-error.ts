import { processWide } from "@/lib/runtime/process-wide";

/** Where an error occurred, for operators; never what a person typed. */
export type ErrorContext = Record<string, string | number | boolean | undefined>;

export type ErrorReceiver = (error: unknown, context: ErrorContext) => void;

const receivers = processWide("errorReceivers", () => ({
  log: logToConsole as ErrorReceiver,
  service: undefined as ErrorReceiver | undefined,
  reported: new WeakSet<Error>(),
}));

/** Sets the server's log; before that, and in the browser, errors go to the console. */
export function logErrorsTo(receiver: ErrorReceiver): void {
  receivers.log = receiver;
}

/** Sets the error-reporting service, once it is configured and ready. */
export function sendErrorsTo(receiver: ErrorReceiver): void {
  receivers.service = receiver;
}

/** The only door to monitoring: one line in the log, and the error-reporting service where there is one. */
export function reportError(error: unknown, context: ErrorContext = {}): void {
  if (error instanceof Error) receivers.reported.add(error);
  receivers.log(error, context);
  receivers.service?.(error, context);
}

export const wasReported = (error: unknown) => error instanceof Error && receivers.reported.has(error);

function logToConsole(error: unknown, context: ErrorContext): void {
  const details = Object.entries(context).map(([name, value]) => `${name}=${value}`);
  // biome-ignore lint/suspicious/noConsole: this is the log's own door
  console.error([`[error] ${inOneSentence(error)}`, ...details].join(" "));
}

/** An error with its causes: "CmsRequestError: … ← TypeError: fetch failed" */
export function inOneSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const sentence = `${error.name}: ${error.message}`;
  return error.cause instanceof Error ? `${sentence} ← ${inOneSentence(error.cause)}` : sentence;
}
