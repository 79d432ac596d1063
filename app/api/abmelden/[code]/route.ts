import type { Theme } from "@dorfforum/shared/letters/themes";
import { isCmsRequestError } from "@/lib/cms/errors";
import { readForm } from "@/lib/forms/read-form";
import { apiNotFound, floodAnswer, otherMethods } from "@/lib/http/api-refusal";
import { isOwnOrigin } from "@/lib/http/own-origin";
import { noStoreSeeOther } from "@/lib/http/see-other";
import { visitorKey } from "@/lib/http/visitor-address";
import { subscriptionTexts as texts } from "@/lib/letters/base/subscription-texts";
import { changeSubscription, parseLeaving } from "@/lib/letters/cms/subscriptions";
import { reportError } from "@/lib/monitoring/report-error";
import { isWithin } from "@/lib/security/rate-limits";
import { routes } from "@/lib/urls/routes";

type Context = RouteContext<"/api/abmelden/[code]">;

const maxBodyBytes = 2000;

/**
 * Leaves a theme. A mail program posts here with one click (RFC 8058): from anywhere, without a cookie, as often as it likes;
 * the button of the page comes from the site, and its visitor gets the page back.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { headers } = request;
  const leaving = await leavingOf(request, params);
  if (!leaving) return apiNotFound(request);
  const { code, theme } = leaving;
  const values = (await readForm(request, maxBodyBytes))?.values;
  const isOneClick = values?.["List-Unsubscribe"] === "One-Click";
  if (!isOneClick && !(await isWithin("posts", visitorKey(headers)))) return floodAnswer();
  const hasLeft = (isOneClick || isOwnOrigin(headers)) && (await leave(code, theme));
  if (!isOneClick)
    return noStoreSeeOther(routes.leaveTheme(code, theme, hasLeft ? "abbestellt" : "misslungen"));
  return new Response(hasLeft ? texts.oneClick : texts.oneClickFailed, {
    status: hasLeft ? 200 : 503,
    headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  });
}

async function leavingOf({ url }: Request, params: Context["params"]) {
  const theme = new URL(url).searchParams.get("thema") ?? "";
  return parseLeaving(`${(await params).code}/${theme}`);
}

/** @returns whether the CMS has taken it */
async function leave(code: string, theme: Theme): Promise<boolean> {
  try {
    await changeSubscription(code, { Aktion: "abbestellen", Thema: theme });
    return true;
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    reportError(error, { part: "leaving" });
    return false;
  }
}

/** For a visitor who goes back to it */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const leaving = await leavingOf(request, params);
  return leaving ? noStoreSeeOther(routes.leaveTheme(leaving.code, leaving.theme)) : apiNotFound(request);
}

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
