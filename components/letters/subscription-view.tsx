import { formatDate, formatTime } from "@dorfforum/shared/calendar/format";
import type { Theme } from "@dorfforum/shared/letters/themes";
import type { ReactNode } from "react";
import formStyles from "@/components/forms/form.module.css";
import { Banner } from "@/components/ui/banner";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { Panel } from "@/components/ui/panel";
import { Terms } from "@/components/ui/terms";
import { subscriptionTexts as texts } from "@/lib/letters/base/subscription-texts";
import {
  areLettersOn,
  mailOffer,
  pushKey,
  type Subscription,
  type subscriptionActions,
} from "@/lib/letters/cms/subscriptions";
import { nameThemes } from "@/lib/letters/cms/theme-names";
import { orderFields } from "@/lib/letters/receive-subscription";
import { routes, type SubscriptionOutcome } from "@/lib/urls/routes";
import styles from "./subscriptions.module.css";
import { ThemeBoxes } from "./theme-boxes";

type ViewProps = {
  code: string;
  subscription: Subscription;
  outcome?: SubscriptionOutcome | undefined;
  /** What was ticked and could not be saved */
  kept?: readonly Theme[] | undefined;
};

/** What the link of a mail opens, by its kind */
export function SubscriptionView(props: ViewProps) {
  const { Art, Stand, Themen, Gestoppt, Pausiert } = props.subscription;
  if (!areLettersOn()) return <WhileOff {...props} />;
  if (Stand === "ersetzt") return <Banner tone="info">{texts.replaced}</Banner>;
  if (Stand === "abgelaufen")
    return (
      <>
        <Banner tone="info">{Art === "bestellung" ? texts.orderExpired : texts.changeExpired}</Banner>
        {Art === "bestellung" && (
          <ButtonLink href={routes.letterSubscription(Themen)}>{texts.orderAgain}</ButtonLink>
        )}
      </>
    );
  if (Art === "bestellung" && Stand === "offen") return <Confirming {...props} />;
  return (
    <>
      {(Gestoppt || Pausiert) && <Banner tone="warning">{Gestoppt ? texts.stopped : texts.paused}</Banner>}
      {Art === "bestellung" && <Confirmed {...props} />}
      {Art === "verwaltung" && <Managing {...props} />}
      {Art === "aenderung" && <Changing {...props} />}
    </>
  );
}

/** Letters are switched off: nothing comes, and what is stored can be removed at once. */
const WhileOff = ({ code, subscription }: ViewProps) => (
  <>
    <Banner tone="info">{texts.switchedOff}</Banner>
    <StoredThemes subscription={subscription} />
    <Action code={code} action="beenden">
      <Button type="submit">
        <Icon name="trash-2" />
        {texts.leaveAll}
      </Button>
    </Action>
  </>
);

/** The link of the confirmation mail: one button, and what it is about */
const Confirming = ({ code, subscription }: ViewProps) => (
  <>
    <p className="lead">{texts.ordered}</p>
    <StoredThemes subscription={subscription} />
    {subscription.Pausiert && <p>{texts.confirmEndsPause}</p>}
    <Action code={code} action="bestaetigen">
      <Button type="submit" variant="primary">
        {texts.confirm}
      </Button>
    </Action>
    <p className="muted">{texts.notYou}</p>
  </>
);

/** The same link afterwards */
const Confirmed = ({ code, subscription, outcome }: ViewProps) => (
  <>
    {!outcome && !subscription.Pausiert && !subscription.Gestoppt && (
      <Banner tone="ok">{texts.confirmed}</Banner>
    )}
    <StoredThemes subscription={subscription} />
    <Leaving code={code} subscription={subscription} />
  </>
);

const StoredThemes = async ({ subscription }: Pick<ViewProps, "subscription">) => (
  <>
    <Stored subscription={subscription} />
    <ul className={styles.list}>
      {(await nameThemes(subscription.Themen)).map(({ theme, name }) => (
        <li key={theme}>{name}</li>
      ))}
    </ul>
  </>
);

/** The link that stands in every letter: who got one forwarded may leave, but see and change nothing more. */
async function Managing({ code, subscription }: ViewProps) {
  return (
    <>
      <Stored subscription={subscription} />
      <Panel title={texts.chosen}>
        <ul className={styles.themes}>
          {(await nameThemes(subscription.Themen)).map(({ theme, name }) => (
            <li key={theme}>
              <span>{name}</span>
              <Action code={code} action="abbestellen">
                <input type="hidden" name="thema" value={theme} />
                <Button type="submit" aria-label={texts.leaveOne(name)}>
                  {texts.leave}
                </Button>
              </Action>
            </li>
          ))}
        </ul>
      </Panel>
      <Leaving code={code} subscription={subscription} />
      <Panel title={texts.changeTitle}>
        <div className="stack">
          <p>{texts.changeHint}</p>
          <Action code={code} action="aenderlink">
            <Button type="submit">
              <Icon name="mail" />
              {texts.mailChangeLink}
            </Button>
          </Action>
        </div>
      </Panel>
    </>
  );
}

/** The link that was mailed for a day, to the owner of the mailbox: shows and changes all. */
const Changing = ({ code, subscription, outcome, kept }: ViewProps) => (
  <>
    <section className={formStyles.sheet}>
      <Action code={code} action="aendern">
        <input type="hidden" name={orderFields.shown} value={subscription.Themen.join(" ")} />
        <div className={formStyles.form}>
          <fieldset className={formStyles.group}>
            <legend className={formStyles.bigLegend}>{texts.changeTitle}</legend>
            <ThemeBoxes
              asked={[...new Set([...subscription.Themen, ...(kept ?? [])])]}
              ticked={kept ?? (outcome === "leer" ? [] : subscription.Themen)}
              letterTime={mailOffer()}
            />
          </fieldset>
          <div className={formStyles.end}>
            <Button type="submit" variant="primary">
              {texts.save}
            </Button>
          </div>
        </div>
      </Action>
    </section>
    <Panel title={texts.yourData}>
      <div className="stack">
        <Stored subscription={subscription} />
        <p>{texts.yourDataHint}</p>
        <ButtonLink href={routes.mailSubscriptionData(code)} download>
          <Icon name="download" />
          {texts.download}
        </ButtonLink>
      </div>
    </Panel>
    <Leaving code={code} subscription={subscription} />
  </>
);

type ActionProps = {
  code: string;
  action: (typeof subscriptionActions)[number];
  /** The button, and fields */
  children: ReactNode;
};

const Action = ({ code, action, children }: ActionProps) => (
  <form action={routes.mailSubscriptionTarget(code)} method="post">
    <input type="hidden" name="aktion" value={action} />
    {children}
  </form>
);

/** The address, and when it was ordered and confirmed */
function Stored({ subscription: { Adresse, Bestellt_am, Bestaetigt_am } }: Pick<ViewProps, "subscription">) {
  const at = (instant: string) => texts.at(formatDate(instant), formatTime(instant));
  return (
    <Terms
      terms={[
        { term: texts.addressOf, content: Adresse },
        { term: texts.orderedOn, content: at(Bestellt_am) },
        { term: texts.confirmedOn, content: Bestaetigt_am && at(Bestaetigt_am) },
      ]}
    />
  );
}

/** A pause, and the end, each with one press */
const Leaving = ({ code, subscription: { Pausiert } }: ViewProps) => (
  <div className={styles.leaving}>
    <Action code={code} action={Pausiert ? "fortsetzen" : "pausieren"}>
      <Button type="submit" variant={Pausiert ? "primary" : "default"}>
        <Icon name={Pausiert ? "play" : "pause"} />
        {Pausiert ? texts.resume : texts.pause}
      </Button>
    </Action>
    <Action code={code} action="beenden">
      <Button type="submit">
        <Icon name="trash-2" />
        {texts.leaveAll}
      </Button>
    </Action>
    <p className="muted">{texts.leaveAllHint}</p>
    {pushKey() && <p className="muted">{texts.devicesHint}</p>}
  </div>
);
