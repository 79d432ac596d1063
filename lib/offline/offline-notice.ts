import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { routes } from "@/lib/urls/routes";
import { offlineTexts } from "./base/texts";
import { storedAt } from "./offline-caches";
import { formatAge } from "./stored-age";

/**
 * Adds to a stored document how old it is, and which day "heute" is in one of another day. Its presence hides what was true for
 * the moment alone (`data-true-for="now"`), that of another day what was true for that day (`data-true-for="today"`). The element comes last in the body, where React expects nothing of its own. Its
 * styles stand in components/ui/theme/offline-notice.css, for the document's policy allows no others.
 */
export async function withNotice(response: Response, isOnline: boolean, now = new Date()): Promise<Response> {
  const html = await response.text();
  const headers = new Headers(response.headers);
  // The stored body is neither compressed nor of that length any more.
  headers.delete("content-encoding");
  headers.delete("content-length");
  const body = html.replace(/<\/body>(?!.*<\/body>)/s, () => `${notice(response, isOnline, now)}</body>`);
  return new Response(body, { status: response.status, headers });
}

function notice(response: Response, isOnline: boolean, now: Date): string {
  const { label, offline, noAnswer, today, reload } = offlineTexts.notice;
  const stored = storedAt(response);
  const age = formatAge(stored, now);
  const isOfToday = berlinDay(stored) === berlinDay(now);
  const text = [
    isOnline ? noAnswer(age) : offline(age),
    ...(isOfToday ? [] : [today(formatLongDate(stored))]),
  ];
  // An empty address is that of the page itself.
  return `<aside id="unterwegs-stand"${isOfToday ? "" : ' data-other-day=""'} aria-label="${label}"><p>${text.join(" ")}</p><a href="">${reload}</a><a href="${routes.offline}">${offlineTexts.title}</a></aside>`;
}
