/** A failed request in the browser. `status` is undefined when there was no response or no valid body. */
export class FetchError extends Error {
  override name = "FetchError";

  constructor(
    readonly url: string,
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(`${url} failed${status === undefined ? "" : ` with ${status}`}`, options);
  }
}
