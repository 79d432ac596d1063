import { notFound } from "next/navigation";
import { PageHead } from "@/components/content/page-head";
import { Outcome, outcomeOf } from "@/components/letters/outcome";
import { SubscriptionView } from "@/components/letters/subscription-view";
import styles from "@/components/letters/subscriptions.module.css";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button";
import { subscriptionTexts as texts } from "@/lib/letters/base/subscription-texts";
import { areLettersOn, findSubscription } from "@/lib/letters/cms/subscriptions";
import { getKeptOrder } from "@/lib/letters/receive-subscription";
import { routes } from "@/lib/urls/routes";

export const metadata = {
  title: { absolute: texts.title },
  robots: { index: false, follow: false },
};

/** What the link of a mail opens. Opening it changes nothing, because mail programs follow links. */
export default async function SubscriptionPage({ params, searchParams }: PageProps<"/bescheid/[code]">) {
  const [{ code }, { stand, antwort }] = await Promise.all([params, searchParams]);
  const subscription = await findSubscription(code);
  if (subscription === undefined) notFound();
  const outcome = outcomeOf(stand);
  const isAsking = subscription?.Art === "bestellung" && subscription.Stand === "offen";
  return (
    <>
      <PageHead title={isAsking ? texts.confirmTitle : texts.manageTitle} />
      <div className={`wrap ${styles.page}`}>
        <Outcome outcome={outcome} />
        {subscription ? (
          <SubscriptionView
            code={code}
            subscription={subscription}
            outcome={outcome}
            kept={(await getKeptOrder(antwort))?.themes}
          />
        ) : (
          <>
            <Banner tone="info">{texts.nothingThere}</Banner>
            {areLettersOn() && <ButtonLink href={routes.letterSubscription()}>{texts.orderAgain}</ButtonLink>}
          </>
        )}
      </div>
    </>
  );
}
