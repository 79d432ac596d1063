import { messageForStatus } from "@/lib/texts/errors";
import { FetchError } from "./fetch-error";
import { useMessageStore } from "./message-store";

const wasAborted = (error: unknown) => error instanceof Error && error.name === "AbortError";

/**
 * The browser's one way to ask the site for data; `read` checks the answer and throws when it is not what was asked for.
 * A failure shows its message in the banner and goes on to the caller. A request that its caller gave up is no failure.
 *
 * @throws FetchError with the answer's status
 */
export async function fetchJson<T>(url: string, read: (body: unknown) => T, init?: RequestInit): Promise<T> {
  try {
    return await request(url, read, init);
  } catch (error) {
    if (!wasAborted(error)) {
      useMessageStore
        .getState()
        .setMessage(messageForStatus(error instanceof FetchError ? error.status : undefined));
    }
    throw error;
  }
}

async function request<T>(url: string, read: (body: unknown) => T, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init).catch((cause: unknown) => rethrow(url, cause));
  if (!response.ok) throw new FetchError(url, response.status);
  try {
    return read(await response.json());
  } catch (cause) {
    return rethrow(url, cause);
  }
}

function rethrow(url: string, cause: unknown): never {
  throw wasAborted(cause) ? cause : new FetchError(url, undefined, { cause });
}
