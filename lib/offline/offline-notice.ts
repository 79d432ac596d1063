import { routes } from "@/lib/urls/routes";
import { offlineTexts } from "./base/texts";
import { storedAt } from "./offline-caches";
import { formatAge } from "./stored-age";

/**
 * Adds to a stored document how old it is. The element comes last in the body, where React expects nothing of its own. Its
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
  const { label, offline, noAnswer, reload } = offlineTexts.notice;
  const age = formatAge(storedAt(response), now);
  const text = isOnline ? noAnswer(age) : offline(age);
  // An empty address is that of the page itself.
  return `<aside id="unterwegs-stand" aria-label="${label}"><p>${text}</p><a href="">${reload}</a><a href="${routes.offline}">${offlineTexts.title}</a></aside>`;
}
