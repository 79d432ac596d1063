import { formatDate, formatTime } from "@dorfforum/shared/calendar/format";
import type { ReactNode } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import type { Subscription, subscriptionActions } from "@/lib/cms/subscriptions";
import { subscriptionTexts as texts } from "@/lib/texts/subscription";
import { routes, type SubscriptionOutcome } from "@/lib/urls/routes";
import styles from "./subscriptions.module.css";

export type SubscriptionProps = {
  code: string;
  subscription: Subscription;
  outcome: SubscriptionOutcome | undefined;
};

type ActionFormProps = {
  code: string;
  action: (typeof subscriptionActions)[number];
  /** The button, and fields */
  children: ReactNode;
};

export const ActionForm = ({ code, action, children }: ActionFormProps) => (
  <form action={routes.mailSubscriptionTarget(code)} method="post">
    <input type="hidden" name="aktion" value={action} />
    {children}
  </form>
);

/** The address, and when it was ordered and confirmed */
export function Stored({ subscription }: Pick<SubscriptionProps, "subscription">) {
  const { Adresse, Bestellt_am, Bestaetigt_am } = subscription;
  const at = (instant: string) => texts.at(formatDate(instant), formatTime(instant));
  return (
    <dl className={styles.facts}>
      <dt>{texts.addressOf}</dt>
      <dd>{Adresse}</dd>
      <dt>{texts.orderedOn}</dt>
      <dd>{at(Bestellt_am)}</dd>
      {Bestaetigt_am && (
        <>
          <dt>{texts.confirmedOn}</dt>
          <dd>{at(Bestaetigt_am)}</dd>
        </>
      )}
    </dl>
  );
}

/** Why nothing comes at present */
export const Silence = ({ subscription: { Gestoppt, Pausiert } }: Pick<SubscriptionProps, "subscription">) =>
  (Gestoppt || Pausiert) && <Banner tone="warning">{Gestoppt ? texts.stopped : texts.paused}</Banner>;

/** A pause, and the end, each with one press */
export const Leaving = ({ code, subscription }: Omit<SubscriptionProps, "outcome">) => (
  <div className={styles.leaving}>
    {subscription.Pausiert ? (
      <ActionForm code={code} action="fortsetzen">
        <Button type="submit" variant="primary">
          <Icon name="play" />
          {texts.resume}
        </Button>
      </ActionForm>
    ) : (
      <ActionForm code={code} action="pausieren">
        <Button type="submit">
          <Icon name="pause" />
          {texts.pause}
        </Button>
      </ActionForm>
    )}
    <ActionForm code={code} action="beenden">
      <Button type="submit" aria-describedby="geloescht">
        <Icon name="trash-2" />
        {texts.leaveAll}
      </Button>
    </ActionForm>
    <p className="muted" id="geloescht">
      {texts.leaveAllHint}
    </p>
  </div>
);
