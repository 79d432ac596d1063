import { Banner } from "@/components/ui/banner";
import { subscriptionTexts as texts } from "@/lib/letters/base/subscription-texts";
import type { SubscriptionOutcome } from "@/lib/urls/routes";

const failures: readonly SubscriptionOutcome[] = ["misslungen", "leer", "zuviel"];

/** @param stand the page's parameter */
export const outcomeOf = (stand: unknown): SubscriptionOutcome | undefined =>
  (Object.keys(texts.outcomes) as SubscriptionOutcome[]).find((known) => known === stand);

/** What became of the button that was pressed */
export function Outcome({ outcome }: { outcome: SubscriptionOutcome | undefined }) {
  if (!outcome) return null;
  const isFailure = failures.includes(outcome);
  return (
    <Banner tone={isFailure ? "error" : "ok"}>
      <p role={isFailure ? "alert" : "status"}>{texts.outcomes[outcome]}</p>
    </Banner>
  );
}
