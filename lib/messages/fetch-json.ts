import { messageForStatus } from "@/lib/texts/errors";
import { useMessageStore } from "./message-store";

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

/**
 * Requests JSON in the browser. A failure shows its message in the banner, an aborted request does not.
 * @param parse validates the body and throws when it is not the expected one
 * @throws FetchError with the status of the response
 */
export async function fetchJson<T>(url: string, parse: (body: unknown) => T, init?: RequestInit): Promise<T> {
  try {
    const response = await fetch(url, init);
    if (!response.ok) throw new FetchError(url, response.status);
    return parse(await response.json());
  } catch (cause) {
    if (cause instanceof Error && cause.name === "AbortError") throw cause;
    const error = cause instanceof FetchError ? cause : new FetchError(url, undefined, { cause });
    useMessageStore.getState().setMessage(messageForStatus(error.status));
    throw error;
  }
}
