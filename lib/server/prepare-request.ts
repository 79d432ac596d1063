import type { IncomingMessage } from "node:http";
import { leavingPath } from "@dorfforum/shared/urls/mailed-paths";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state";
import { asksForData, dataHeader } from "@/lib/http/data-request";
import { connectionHeader } from "@/lib/http/visitor-address";
import { routes } from "@/lib/urls/routes";

/** Changes what Next would misread in a request, before Next sees it. */
export function prepareRequest(request: IncomingMessage): void {
  const { headers, socket } = request;
  // Next tells its handlers no address of the connection, and believes any X-Forwarded-For.
  const addresses = [headers["x-forwarded-for"], socket.remoteAddress].flat();
  headers[connectionHeader] = addresses.filter(Boolean).join(", ");
  // A request in the form that proxies receive (RFC 9112, 3.2.2); Next would redirect to the host that it names.
  request.url = request.url?.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, "").replace(/^(?=[?#]|$)/, "/");
  if (request.method === "POST") request.url = request.url?.replace(leavingAddress, toLeavingTarget);
  // For a client without a name Next would send the metadata later, whatever htmlLimitedBots says.
  headers["user-agent"] ||= "-";
  // Next answers it with `{}`, which a cache in front could keep as the page.
  delete headers["x-middleware-prefetch"];
  // Next answers methods that it does not know with a bare 400, and TRACE with 500; PUT is answered with 405 everywhere.
  if (!knownMethods.test(request.method ?? "")) request.method = "PUT";
  delete headers[dataHeader];
  if (asksForData(request)) headers[dataHeader] = "1";
  if (!hasReadableRouterState(request)) delete headers[routerState];
}

/** Mail programs post to the page that leaves a theme (RFC 8058). Next's pages take no POST. */
const leavingAddress = new RegExp(`^${leavingPath("")}([\\w-]{32})/([\\w:%-]+)(?:[?#].*)?$`);
const toLeavingTarget = (_address: string, code: string, theme: string) =>
  `${routes.leaveThemeTarget(code)}?thema=${theme}`;

/** Of Next's router, of Next itself, of platforms, and of traces, which Sentry would go on with */
const changingAnswers =
  /^(rsc|next-.*|x-(action|edge|invoke|matched|middleware|next|nextjs|now|prerender|vercel)-.*|sentry-trace|baggage|trace(parent|state))$/;

/** What the hash in the address of a page's data is made of, and what Next needs while developing */
const changingData = /^(rsc|next-(router-.*|url|hmr-refresh))$/;

/** Removes what could make a page, its data, a redirect or a missing page depend on more than its address. */
export function removeChangingHeaders(request: IncomingMessage): void {
  const isData = asksForData(request);
  for (const name of Object.keys(request.headers))
    if (changingAnswers.test(name) && !(isData && changingData.test(name))) delete request.headers[name];
}

const knownMethods = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;
const routerState = "next-router-state-tree";

/** Next answers 500 to a state that it cannot read. Without one it renders the whole page. */
function hasReadableRouterState({ headers }: IncomingMessage): boolean {
  try {
    parseAndValidateFlightRouterState(headers[routerState]);
    return true;
  } catch {
    return false;
  }
}
