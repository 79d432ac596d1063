import { maxThemes } from "@dorfforum/shared/letters/limits";
import { isTheme } from "@dorfforum/shared/letters/themes";
import { PageHead } from "@/components/content/page-head";
import { ContactAlternatives } from "@/components/forms/contact-alternatives";
import { LetterPreview } from "@/components/letters/letter-preview";
import { SubscriptionForm } from "@/components/letters/subscription-form";
import styles from "@/components/letters/subscriptions.module.css";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button";
import { subscriptionTexts as texts } from "@/lib/letters/base/subscription-texts";
import { mailOffer, pushKey } from "@/lib/letters/cms/subscriptions";
import { getKeptOrder } from "@/lib/letters/receive-subscription";
import { cleanQuery } from "@/lib/search/clean-query";
import { routes } from "@/lib/urls/routes";

export const metadata = {
  title: { absolute: texts.title },
  robots: { index: false, follow: false },
};

/** Where visitors order mail about what they want to be told of */
export default async function MailOrderPage({ searchParams }: PageProps<"/bescheid">) {
  const { thema, stand, antwort, suche } = await searchParams;
  const outcome = stand === "bestellt" || stand === "beendet" ? stand : undefined;
  const letterTime = mailOffer();
  const asked = [...new Set([thema].flat().filter(isTheme))].slice(0, maxThemes);
  return (
    <>
      <PageHead title={texts.title} lead={!outcome && letterTime && texts.lead(Boolean(pushKey()))} />
      <div className={`wrap ${styles.page}`}>
        {outcome && (
          <>
            <Banner tone="ok">
              <p role="status">{texts.orderOutcomes[outcome]}</p>
            </Banner>
            {letterTime && <ButtonLink href={routes.letterSubscription()}>{texts.more}</ButtonLink>}
          </>
        )}
        {!outcome && !letterTime && (
          <Banner tone="info">
            <p>{texts.off}</p>
            <ContactAlternatives subject={texts.title} />
          </Banner>
        )}
        {!outcome && letterTime && (
          <div className={styles.columns}>
            <SubscriptionForm
              asked={asked}
              kept={await getKeptOrder(antwort)}
              letterTime={letterTime}
              typed={cleanQuery(suche)}
            />
            <LetterPreview />
          </div>
        )}
      </div>
    </>
  );
}
