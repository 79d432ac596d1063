import type { ReactNode } from "react";
import { Button, SummaryButton } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { ownRegistrationTexts as texts } from "@/lib/registrations/base/own-registration-texts";
import { registrationRoutes } from "@/lib/registrations/base/routes";
import type { Registration } from "@/lib/registrations/cms/registrations";
import { PlacesField } from "./register-fields";
import { isFull } from "./registration-state";
import styles from "./registrations.module.css";

type ActionsProps = { code: string; registration: Registration };

/** The buttons of a registration: what it allows just now. Each is a form of its own. */
export function RegistrationActions({ code, registration }: ActionsProps) {
  const { Stand, Vorbei, Erinnerung, Hoechstens } = registration;
  if (Vorbei) return null;
  if (Stand === "offen") return <Confirmation code={code} registration={registration} />;
  if (Stand === "gefragt") return <OfferedPlaces code={code} registration={registration} />;
  if (Stand !== "dabei" && Stand !== "warteliste") return null;
  return (
    <>
      {Hoechstens > 1 && <Change code={code} registration={registration} />}
      {Stand === "dabei" && Erinnerung !== null && <Reminder code={code} isOn={Erinnerung} />}
      <TwoPresses
        code={code}
        action="absagen"
        summary={texts.cancel}
        warning={texts.cancelWarning}
        press={texts.confirmCancel}
      />
    </>
  );
}

const Form = ({
  code,
  className,
  children,
}: {
  code: string;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <form
    action={registrationRoutes.registrationTarget(code)}
    method="post"
    className={classNames("stack", className)}
  >
    {children}
  </form>
);

function Confirmation({ code, registration }: ActionsProps) {
  const { Geschlossen, Warteliste, Frei, Plaetze } = registration;
  if (Geschlossen) return null;
  const isWaiting = isFull(registration);
  const part = isWaiting && Frei ? Frei : undefined;
  return (
    <Form code={code}>
      {part && <input type="hidden" name="plaetze" value={part} />}
      <div className={styles.choices}>
        {(part || !isWaiting) && (
          <Button type="submit" variant="primary" name="aktion" value="bestaetigen">
            {part ? texts.confirmPart(part, Plaetze) : texts.confirm}
          </Button>
        )}
        {isWaiting && Warteliste && (
          <Button type="submit" variant={part ? "default" : "primary"} name="aktion" value="warteliste">
            {texts.wait}
          </Button>
        )}
      </div>
    </Form>
  );
}

function OfferedPlaces({ code, registration: { Angebot, Plaetze } }: ActionsProps) {
  if (!Angebot) return null;
  const isPart = Angebot.Plaetze < Plaetze;
  return (
    <>
      <Form code={code}>
        <input type="hidden" name="plaetze" value={Angebot.Plaetze} />
        <div className={styles.choices}>
          <Button type="submit" variant="primary" name="aktion" value="annehmen">
            {isPart ? texts.acceptPart(Angebot.Plaetze, Plaetze) : texts.accept(Angebot.Plaetze)}
          </Button>
          {isPart && (
            <Button type="submit" name="aktion" value="warten">
              {texts.keepWaiting}
            </Button>
          )}
        </div>
      </Form>
      <TwoPresses
        code={code}
        action="ablehnen"
        summary={texts.decline}
        warning={texts.declineWarning}
        press={texts.confirmDecline}
      />
    </>
  );
}

function changeHint({ Stand, Plaetze, Hoechstens }: Registration): string {
  if (Hoechstens <= Plaetze) return texts.changeHintNoMore;
  return Stand === "warteliste" ? texts.changeHintWaiting : texts.changeHint;
}

const Change = ({ code, registration }: ActionsProps) => (
  <details>
    <SummaryButton>{texts.change}</SummaryButton>
    <Form code={code} className={styles.change}>
      <PlacesField
        name="plaetze"
        label={texts.changeLabel}
        hint={changeHint(registration)}
        value={String(registration.Plaetze)}
        error={undefined}
        max={registration.Hoechstens}
      />
      <Button type="submit" name="aktion" value="aendern">
        {texts.save}
      </Button>
    </Form>
  </details>
);

const Reminder = ({ code, isOn }: { code: string; isOn: boolean }) => (
  <Form code={code}>
    <Button type="submit" name="aktion" value={isOn ? "nicht-erinnern" : "erinnern"}>
      {isOn ? texts.dontRemind : texts.remind}
    </Button>
  </Form>
);

type TwoPressesProps = { code: string; action: string; summary: string; warning: string; press: string };

/** What cannot be undone takes two presses, also without JavaScript. */
const TwoPresses = ({ code, action, summary, warning, press }: TwoPressesProps) => (
  <details>
    <SummaryButton>{summary}</SummaryButton>
    <Form code={code}>
      <p>{warning}</p>
      <Button type="submit" name="aktion" value={action}>
        {press}
      </Button>
    </Form>
  </details>
);
