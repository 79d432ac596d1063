import { createHash } from "node:crypto";
import { villageFormat } from "@dorfforum/shared/calendar/village-time";
import { type Answer, type FetchOptions, failed, fetchAnswer } from "../http/fetch-address";
import { ImportProblem } from "../http/import-problem";
import { decodeText } from "../text/decode-text";
import type { CalendarState } from "./fetch-state";

/** `sentence`: in German, for editors. It does not hold the address, which may be a secret, but its host. */
export type CalendarAnswer = { state: CalendarState } & (
  | { is: "unchanged" }
  | { is: "new"; text: string; host: string }
  | { is: "waiting"; sentence: string }
  | { is: "problem"; sentence: string }
);

const hourMs = 3_600_000;
/** No server can keep a calendar from being read for longer. */
const maxWaitMs = 24 * hourMs;
const maxHeaderLength = 255;

/** Reads a calendar's address again, if it has changed since `last`. A text is a whole calendar, which can be empty. */
export async function fetchCalendar(
  address: string,
  last: CalendarState,
  options: Pick<FetchOptions, "isAllowed" | "timeoutMs" | "onlyHttps"> & { now?: Date } = {},
): Promise<CalendarAnswer> {
  const { now = new Date(), ...fetchOptions } = options;
  if (last.notBefore && new Date(last.notBefore) > now) return waiting(last, new Date(last.notBefore));
  const state = { ...last, notBefore: undefined };
  try {
    const answer = await fetchAnswer(address, { onlyHttps: true, ...fetchOptions, headers: condition(last) });
    const { status, headers } = answer;
    const retryAfter = waitOf(headers["retry-after"], now);
    if (status === 429 || (status === 503 && retryAfter))
      return waiting(state, retryAfter ?? new Date(now.getTime() + hourMs));
    if (status === 304) return { is: "unchanged", state };
    return toAnswer(answer, last);
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    return { is: "problem", sentence: error.message, state };
  }
}

const condition = ({ etag, lastModified, hash }: CalendarState): Record<string, string> => ({
  ...(hash && etag && { "If-None-Match": etag }),
  ...(hash && lastModified && { "If-Modified-Since": lastModified }),
});

/** @throws ImportProblem for what is not a whole calendar */
function toAnswer({ status, headers, host, body }: Answer, last: CalendarState): CalendarAnswer {
  if (status === 401 || status === 403)
    throw new ImportProblem(
      `${host} verlangt eine Anmeldung (Fehler ${status}). Bitte geben Sie den Kalender dort öffentlich oder als geheime Adresse frei.`,
    );
  if (status === 404 || status === 410)
    throw new ImportProblem(
      `Den Kalender gibt es unter dieser Adresse nicht mehr (Fehler ${status}). Bitte tragen Sie die neue Adresse ein.`,
    );
  if (status !== 200) throw failed(status);
  const text = checkedText(decodeText(body), host);
  const hash = hashOf(text);
  const state = { etag: storable(headers.etag), lastModified: storable(headers["last-modified"]), hash };
  return hash === last.hash ? { is: "unchanged", state } : { is: "new", text, host, state };
}

/** @param from who gives the text @throws ImportProblem for what is not a whole calendar */
export function checkedText(text: string, from: string): string {
  if (!/^\s*BEGIN:\s*VCALENDAR/im.test(text))
    throw new ImportProblem(
      /^\s*<(?:!doctype|html|\?xml)/i.test(text)
        ? `${from} zeigt statt des Kalenders eine Internetseite, vielleicht eine Anmeldung. Bitte prüfen Sie, ob er noch freigegeben ist, und tragen Sie die Adresse der Kalenderdatei ein (.ics).`
        : `${from} enthält keinen Kalender: Die Zeile BEGIN:VCALENDAR fehlt.`,
    );
  const [, marker] = [...text.matchAll(/^\s*(BEGIN|END):\s*VCALENDAR\s*$/gim)].at(-1) ?? [];
  if (marker?.toUpperCase() !== "END")
    throw new ImportProblem(
      `Der Kalender von ${from} ist abgeschnitten: Die letzte Zeile END:VCALENDAR fehlt. Es bleibt, wie es war.`,
    );
  return text;
}

/** Undefined for a header that is too long to be stored */
const storable = (header: string | undefined) =>
  header && header.length <= maxHeaderLength ? header : undefined;

/** DTSTAMP is when the file was made: Google's calendars have another one with each download. */
const hashOf = (text: string): string =>
  createHash("sha256")
    .update(text.replace(/^DTSTAMP.*$/gim, ""))
    .digest("base64url");

/** Retry-After is a number of seconds or a date (RFC 9110, 10.2.3). */
function waitOf(header: string | undefined, now: Date): Date | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : new Date(header).getTime() - now.getTime();
  return ms > 0 ? new Date(now.getTime() + Math.min(ms, maxWaitMs)) : undefined;
}

const time = villageFormat({
  dateStyle: "medium",
  timeStyle: "short",
});

const waiting = (state: CalendarState, until: Date): CalendarAnswer => ({
  is: "waiting",
  sentence: `Der Anbieter bittet darum, erst ab ${time(until)} Uhr wieder zu lesen.`,
  state: { ...state, notBefore: until.toISOString() },
});
