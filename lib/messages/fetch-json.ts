import { messageForStatus } from "@/lib/texts/errors";
import { useMessageStore } from "./message-store";

/** A longer pause that a server asks for is no matter of a moment: the visitor is told, and decides when to try again. */
const maxRetryAfterMs = 5000;

/**
 * A failed request in the browser. `status` is undefined when there was no response or no valid body; `retryAfterMs` is there
 * when the server will answer in a moment.
 */
export class FetchError extends Error {
  override name = "FetchError";

  constructor(
    readonly url: string,
    readonly status?: number,
    readonly retryAfterMs?: number,
    options?: ErrorOptions,
  ) {
    super(`${url} failed${status === undefined ? "" : ` with ${status}`}`, options);
  }
}

/**
 * Requests JSON in the browser. A failure shows its message in the banner; an aborted request does not, nor one that is answered in a moment.
 * @param parse validates the body and throws when it is not the expected one
 * @throws FetchError with the status of the response
 */
export async function fetchJson<T>(url: string, parse: (body: unknown) => T, init?: RequestInit): Promise<T> {
  try {
    const response = await fetch(url, init);
    if (!response.ok) throw new FetchError(url, response.status, retryAfterMs(response));
    return parse(await response.json());
  } catch (cause) {
    if (cause instanceof Error && cause.name === "AbortError") throw cause;
    const error = cause instanceof FetchError ? cause : new FetchError(url, undefined, undefined, { cause });
    if (error.retryAfterMs === undefined)
      useMessageStore.getState().setMessage(messageForStatus(error.status));
    throw error;
  }
}

function retryAfterMs({ status, headers }: Response): number | undefined {
  const ms = status === 503 ? Number(headers.get("Retry-After")) * 1000 : 0;
  return ms > 0 && ms <= maxRetryAfterMs ? ms : undefined;
}

/** As fetchJson(), again and again while the server will answer in a moment, which `onWait` is told. */
export async function fetchWhenReady<T>(
  url: string,
  parse: (body: unknown) => T,
  onWait?: () => void,
): Promise<T> {
  for (;;) {
    try {
      return await fetchJson(url, parse);
    } catch (error) {
      const ms = error instanceof FetchError ? error.retryAfterMs : undefined;
      if (ms === undefined) throw error;
      onWait?.();
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
}
