/** What a request needs cannot be had at present: it is answered with 503. */
export class UnavailableError extends Error {
  readonly isUnavailable = true;
}

/** Tested by property: middleware and pages are bundled apart, and each has a class of its own. */
export const isUnavailableError = (error: unknown): error is UnavailableError =>
  error instanceof Error && "isUnavailable" in error;
