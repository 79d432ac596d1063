/** What was going on, for operators; never what a person typed. */
export type ErrorContext = Record<string, string | number | boolean | undefined>;

/** The only door to monitoring. Until Sentry is configured it writes one line to the server's log. */
export function reportError(error: unknown, context: ErrorContext = {}): void {
  const details = Object.entries(context).map(([key, value]) => `${key}=${value}`);
  const text = error instanceof Error ? describe(error) : String(error);
  // biome-ignore lint/suspicious/noConsole: this is the log's own door
  console.error([`[error] ${text}`, ...details].join(" "));
}

function describe(error: Error): string {
  const own = `${error.name}: ${error.message}`;
  return error.cause instanceof Error ? `${own} ← ${describe(error.cause)}` : own;
}
