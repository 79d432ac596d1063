import { maxThemes } from "@dorfforum/shared/letters/limits";
import { isTheme } from "@dorfforum/shared/letters/themes";
import { codeRoute } from "@/lib/forms/code-route";
import type { FormValues } from "@/lib/forms/values";
import { changeSubscription, findSubscription, subscriptionActions } from "@/lib/letters/cms/subscriptions";
import { keepOrder, shownThemes, tickedThemes } from "@/lib/letters/receive-subscription";
import { routes, type SubscriptionOutcome } from "@/lib/urls/routes";

const outcomes: Record<(typeof subscriptionActions)[number], SubscriptionOutcome> = {
  bestaetigen: "bestaetigt",
  pausieren: "pausiert",
  fortsetzen: "fortgesetzt",
  beenden: "abbestellt",
  abbestellen: "abbestellt",
  aenderlink: "zugeschickt",
  aendern: "geaendert",
};

/** Changes a subscription. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = codeRoute({
  part: "subscription",
  maxBodyBytes: 50_000,
  page: routes.mailSubscription,
  failed: (code, values) => failed(code, values, "misslungen"),
  act: async (code, values) => {
    const outcome = await change(code, values);
    if (outcome === "zuviel" || outcome === "misslungen") return failed(code, values, outcome);
    // With its last theme a subscription is gone, and its page with it.
    const isLeft = outcome === "abbestellt" && !(await findSubscription(code));
    return isLeft ? routes.letterSubscription([], "beendet") : routes.mailSubscription(code, outcome);
  },
});

/** The page gives back what was ticked. */
async function failed(code: string, values: FormValues, outcome: SubscriptionOutcome): Promise<string> {
  const keptId = values.aktion === "aendern" ? await keepOrder(values, {}) : undefined;
  return routes.mailSubscription(code, outcome, keptId);
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
