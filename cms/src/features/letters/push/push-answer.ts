const maxWaitMs = 12 * 3_600_000;

/** `sender`: the service refuses this village, not the device. `message`: it refuses this one message. */
export type Verdict = "accepted" | "gone" | "sender" | "message" | "later";

/** What a push service says about a message by its status (RFC 8030, 8292). Redirects are not followed, so they are tried again. */
export function verdictOf(status: number): Verdict {
  if (status >= 200 && status <= 299) return "accepted";
  if (status === 404 || status === 410) return "gone";
  if (status === 401 || status === 403) return "sender";
  const isLater = status < 400 || status > 499 || status === 408 || status === 425 || status === 429;
  return isLater ? "later" : "message";
}

/**
 * How long a service asks to wait, in milliseconds, at most 12 hours; 0 if it does not say.
 * @param retryAfter seconds or an HTTP date (RFC 9110, 10.2.3) @param date of the answer, from which a date is counted, since
 * this server's clock may be wrong
 */
export function retryAfterMs(retryAfter = "", date = "", nowMs = Date.now()): number {
  const text = retryAfter.trim();
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - parsedOr(date, nowMs);
  return waitMs > 0 ? Math.min(waitMs, maxWaitMs) : 0;
}

/** How far this server's clock is ahead of a service's, in milliseconds; 0 if the answer has no date */
export const clockAheadMs = (date = "", nowMs = Date.now()): number => nowMs - parsedOr(date, nowMs);

function parsedOr(date: string, otherwiseMs: number): number {
  const ms = Date.parse(date);
  return Number.isNaN(ms) ? otherwiseMs : ms;
}
