import { notFound } from "next/navigation";
import { PageHead } from "@/components/content/page-head";
import { Changing } from "@/components/subscriptions/changing";
import { Confirming } from "@/components/subscriptions/confirming";
import { Managing } from "@/components/subscriptions/managing";
import styles from "@/components/subscriptions/subscriptions.module.css";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button";
import { findSubscription } from "@/lib/cms/subscriptions";
import { subscriptionTexts as texts } from "@/lib/texts/subscription";
import { routes, type SubscriptionOutcome, subscriptionOutcomes } from "@/lib/urls/routes";

export const metadata = {
  title: { absolute: texts.title },
  robots: { index: false, follow: false },
};

const kinds = { bestellung: Confirming, verwaltung: Managing, aenderung: Changing };

/** What the link of a mail opens. Opening it changes nothing, because mail programs follow links. */
export default async function SubscriptionPage({ params, searchParams }: PageProps<"/bescheid/[code]">) {
  const [{ code }, { stand }] = await Promise.all([params, searchParams]);
  const subscription = await findSubscription(code);
  if (subscription === undefined) notFound();
  const outcome = subscriptionOutcomes.find((known) => known === stand);
  const Kind = subscription && kinds[subscription.Art];
  const isAsking = subscription?.Art === "bestellung" && subscription.Stand === "offen";
  return (
    <>
      <PageHead title={isAsking ? texts.confirmTitle : texts.manageTitle} />
      <div className={`wrap ${styles.page}`}>
        {outcome && <Outcome outcome={outcome} />}
        {Kind ? <Kind code={code} subscription={subscription} outcome={outcome} /> : <Nothing />}
      </div>
    </>
  );
}

const failures: readonly SubscriptionOutcome[] = ["misslungen", "leer"];

const Outcome = ({ outcome }: { outcome: SubscriptionOutcome }) =>
  failures.includes(outcome) ? (
    <Banner tone="error">
      <p role="alert">{texts.outcomes[outcome]}</p>
    </Banner>
  ) : (
    <Banner tone="ok">
      <p role="status">{texts.outcomes[outcome]}</p>
    </Banner>
  );

const Nothing = () => (
  <>
    <Banner tone="info">
      <p>{texts.nothingThere}</p>
    </Banner>
    <ButtonLink href={routes.mailOrder()}>{texts.orderAgain}</ButtonLink>
  </>
);
