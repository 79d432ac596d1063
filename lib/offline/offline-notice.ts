import { routes } from "@/lib/routes";
import { offlineTexts } from "@/lib/texts/offline";
import { storedAt } from "./offline-caches";
import { formatAge } from "./stored-age";

/** It stays at the window's lower edge, and what has the focus never lies under it. */
const styles = `
html{scroll-padding-block-end:9rem}
#unterwegs-stand{position:sticky;inset-block-end:0;z-index:5;display:flex;flex-wrap:wrap;align-items:center;gap:0 1rem;padding:.25rem var(--gutter,1rem);border-block-start:3px solid var(--c-raps);background:var(--c-surface);color:var(--c-text);font:700 1rem/1.4 var(--f-text)}
#unterwegs-stand p{margin:0;padding-block:.375rem}
#unterwegs-stand a{display:inline-flex;align-items:center;min-block-size:44px;min-inline-size:44px;color:var(--c-link)}
@media print{#unterwegs-stand{position:static}}`;

/**
 * Adds to a stored document how old it is. The element comes last in the body, where React expects nothing of its own, and
 * its styles carry the nonce of the policy that is stored with the document.
 */
export async function withNotice(response: Response, isOnline: boolean, now = new Date()): Promise<Response> {
  const html = await response.text();
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1] ?? "";
  const headers = new Headers(response.headers);
  // The stored body is neither compressed nor of that length any more.
  headers.delete("content-encoding");
  headers.delete("content-length");
  const body = html.replace(
    /<\/body>(?!.*<\/body>)/s,
    () => `${notice(response, isOnline, now, nonce)}</body>`,
  );
  return new Response(body, { status: response.status, headers });
}

function notice(response: Response, isOnline: boolean, now: Date, nonce: string): string {
  const { label, offline, noAnswer, reload } = offlineTexts.notice;
  const age = formatAge(storedAt(response), now);
  const text = isOnline ? noAnswer(age) : offline(age);
  // An empty address is that of the page itself.
  return `<aside id="unterwegs-stand" aria-label="${label}"><style nonce="${nonce}">${styles}</style><p>${text}</p><a href="">${reload}</a><a href="${routes.offline}">${offlineTexts.title}</a></aside>`;
}
