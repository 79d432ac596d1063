/** A request of the browser that failed. `status` is undefined when no usable answer came at all. */
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
