import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { Panel } from "@/components/ui/panel";
import { nameThemes } from "@/lib/cms/theme-names";
import { subscriptionTexts as texts } from "@/lib/texts/subscription";
import { ActionForm, Leaving, Silence, Stored, type SubscriptionProps } from "./stored";
import styles from "./subscriptions.module.css";

/** The link that stands in every letter: who got one forwarded may leave, but see and change nothing more. */
export async function Managing({ code, subscription }: SubscriptionProps) {
  return (
    <>
      <Silence subscription={subscription} />
      <Stored subscription={subscription} />
      <Panel title={texts.chosen}>
        <ul className={styles.themes}>
          {(await nameThemes(subscription.Themen)).map(({ theme, name }) => (
            <li key={theme}>
              <span>{name}</span>
              <ActionForm code={code} action="abbestellen">
                <input type="hidden" name="thema" value={theme} />
                <Button type="submit" aria-label={texts.leaveOne(name)}>
                  {texts.leave}
                </Button>
              </ActionForm>
            </li>
          ))}
        </ul>
      </Panel>
      <Leaving code={code} subscription={subscription} />
      <Panel title={texts.changeTitle}>
        <div className="stack">
          <p>{texts.changeHint}</p>
          <ActionForm code={code} action="aenderlink">
            <Button type="submit">
              <Icon name="mail" />
              {texts.mailChangeLink}
            </Button>
          </ActionForm>
        </div>
      </Panel>
    </>
  );
}
