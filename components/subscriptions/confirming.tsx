import { Banner } from "@/components/ui/banner";
import { Button, ButtonLink } from "@/components/ui/button";
import { mailOffer } from "@/lib/cms/subscriptions";
import { nameThemes } from "@/lib/cms/theme-names";
import { subscriptionTexts as texts } from "@/lib/texts/subscription";
import { routes } from "@/lib/urls/routes";
import { ActionForm, Stored, type SubscriptionProps } from "./stored";
import styles from "./subscriptions.module.css";

/** The link of the confirmation mail: one button, and what it is about */
export async function Confirming({ code, subscription, outcome }: SubscriptionProps) {
  const { Stand: state, Themen } = subscription;
  if (state === "abgelaufen")
    return (
      <>
        <Banner tone="info">
          <p>{texts.orderExpired}</p>
        </Banner>
        {mailOffer() && <ButtonLink href={routes.mailOrder(Themen)}>{texts.orderAgain}</ButtonLink>}
      </>
    );
  const isOpen = state === "offen";
  return (
    <>
      {!isOpen && !outcome && <Banner tone="ok">{texts.confirmed}</Banner>}
      {isOpen && <p className="lead">{texts.ordered}</p>}
      <Stored subscription={subscription} />
      <ul className={styles.list}>
        {(await nameThemes(Themen)).map(({ theme, name }) => (
          <li key={theme}>{name}</li>
        ))}
      </ul>
      {isOpen && (
        <>
          <ActionForm code={code} action="bestaetigen">
            <Button type="submit" variant="primary">
              {texts.confirm}
            </Button>
          </ActionForm>
          <p className="muted">{texts.notYou}</p>
        </>
      )}
    </>
  );
}
