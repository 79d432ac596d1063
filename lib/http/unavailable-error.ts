/** What a request needs cannot be had at present: it is answered with 503. */
export class UnavailableError extends Error {
  readonly isUnavailable = true;
  /** HTTP status that the service behind answered; undefined without an answer */
  readonly status?: number | undefined;
}

/** Tested by property: middleware and pages are bundled apart, and each has a class of its own. */
export const isUnavailableError = (error: unknown): error is UnavailableError =>
  error instanceof Error && "isUnavailable" in error;

/** Tells the page for 503 which status was answered. Middleware writes it; a value sent by the client is overwritten. */
export const failedStatusHeader = "x-dorfforum-failed-status";
