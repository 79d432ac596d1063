import formStyles from "@/components/forms/form.module.css";
import { Banner } from "@/components/ui/banner";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { Panel } from "@/components/ui/panel";
import { mailOffer } from "@/lib/cms/subscriptions";
import { subscriptionTexts as texts } from "@/lib/texts/subscription";
import { routes } from "@/lib/urls/routes";
import { ActionForm, Leaving, Silence, Stored, type SubscriptionProps } from "./stored";
import { ThemeBoxes } from "./theme-boxes";

/** The link that was mailed for a day, to the owner of the mailbox: shows and changes all. */
export function Changing({ code, subscription, outcome }: SubscriptionProps) {
  const { Stand: state, Themen: themes } = subscription;
  if (state === "abgelaufen") return <Banner tone="info">{texts.changeExpired}</Banner>;
  return (
    <>
      <Silence subscription={subscription} />
      <section className={formStyles.sheet}>
        <ActionForm code={code} action="aendern">
          <div className={formStyles.form}>
            <fieldset className={formStyles.group}>
              <legend className={formStyles.bigLegend}>{texts.changeTitle}</legend>
              <ThemeBoxes asked={themes} ticked={outcome === "leer" ? [] : themes} letterTime={mailOffer()} />
            </fieldset>
            <div className={formStyles.end}>
              <Button type="submit" variant="primary">
                {texts.save}
              </Button>
            </div>
          </div>
        </ActionForm>
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
}
