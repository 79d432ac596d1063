import { isTheme, maxThemes } from "@dorfforum/shared/subscriptions/themes";
import { isCmsRequestError } from "@/lib/cms/errors";
import { changeSubscription, findSubscription, subscriptionActions } from "@/lib/cms/subscriptions";
import { readForm } from "@/lib/forms/read-form";
import { keepOrder, shownThemes, tickedThemes } from "@/lib/forms/receive-order";
import type { FormValues } from "@/lib/forms/values";
import { floodAnswer, otherMethods } from "@/lib/http/api-refusal";
import { isOwnOrigin } from "@/lib/http/own-origin";
import { noStoreSeeOther } from "@/lib/http/see-other";
import { visitorKey } from "@/lib/http/visitor-address";
import { reportError } from "@/lib/monitoring/report-error";
import { isWithin } from "@/lib/security/rate-limits";
import { routes, type SubscriptionOutcome } from "@/lib/urls/routes";

type Context = RouteContext<"/api/bescheid/[code]">;

const maxBodyBytes = 50_000;

const outcomes: Record<(typeof subscriptionActions)[number], SubscriptionOutcome> = {
  bestaetigen: "bestaetigt",
  pausieren: "pausiert",
  fortsetzen: "fortgesetzt",
  beenden: "abbestellt",
  abbestellen: "abbestellt",
  aenderlink: "zugeschickt",
  aendern: "geaendert",
};

/** Changes a subscription, by a button of its page, which then says what became of it. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { code } = await params;
  const { headers } = request;
  if (!(await isWithin("posts", visitorKey(headers)))) return floodAnswer();
  const values = (await readForm(request, maxBodyBytes))?.values ?? {};
  // The page gives back what was ticked.
  const fail = async (outcome: SubscriptionOutcome) => {
    const keptId = values.aktion === "aendern" ? await keepOrder(values, {}) : undefined;
    return noStoreSeeOther(routes.mailSubscription(code, outcome, keptId));
  };
  if (!isOwnOrigin(headers)) return fail("misslungen");
  try {
    const outcome = await change(code, values);
    if (outcome === "zuviel" || outcome === "misslungen") return fail(outcome);
    // With its last theme a subscription is gone, and its page with it.
    const isLeft = outcome === "abbestellt" && !(await findSubscription(code));
    return noStoreSeeOther(isLeft ? routes.mailOrder([], "beendet") : routes.mailSubscription(code, outcome));
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    // The link does not allow it any more, which the page says.
    if (error.status === 409) return noStoreSeeOther(routes.mailSubscription(code));
    reportError(error, { part: "subscription" });
    return fail("misslungen");
  }
}

/** @throws CmsRequestError */
async function change(code: string, values: FormValues): Promise<SubscriptionOutcome> {
  const action = subscriptionActions.find((known) => known === values.aktion);
  const theme = values.thema;
  const themes = tickedThemes(values);
  if (action === undefined || (action === "abbestellen" && !isTheme(theme))) return "misslungen";
  if (action === "aendern" && themes.length === 0) return "leer";
  if (action === "aendern" && themes.length > maxThemes) return "zuviel";
  await changeSubscription(code, {
    Aktion: action,
    ...(action === "abbestellen" && isTheme(theme) && { Thema: theme }),
    ...(action === "aendern" && { Themen: themes, Gezeigt: shownThemes(values) }),
  });
  return outcomes[action];
}

/** For a visitor who opens the address by hand or goes back to it */
export const GET = async (_request: Request, { params }: Context): Promise<Response> =>
  noStoreSeeOther(routes.mailSubscription((await params).code));

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
