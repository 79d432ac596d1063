import { formatSpan } from "@dorfforum/shared/calendar/format";
import { PageHead } from "@/components/content/page-head";
import styles from "@/components/letters/subscriptions.module.css";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { Terms } from "@/components/ui/terms";
import type { VillageEvent } from "@/lib/cms/events";
import { ownRegistrationTexts as texts } from "@/lib/registrations/base/own-registration-texts";
import { registrationRoutes } from "@/lib/registrations/base/routes";
import type { Registration } from "@/lib/registrations/cms/registrations";
import { eventTexts } from "@/lib/texts/events";
import { routes } from "@/lib/urls/routes";
import { HostContact } from "./host-contact";
import { RegistrationActions } from "./registration-actions";
import { RegistrationState } from "./registration-state";

type RegistrationPageProps = {
  code: string;
  /** Null where the code opens nothing any more */
  registration: Registration | null;
  organiser: VillageEvent["organiser"];
  /** A RegistrationOutcome of the address, or anything */
  outcome: unknown;
};

/** What the link of a mail opens. Opening it changes nothing, because mail programs follow links. */
export function RegistrationPage({ code, registration, organiser, outcome }: RegistrationPageProps) {
  const isAsking = registration?.Stand === "offen";
  return (
    <>
      <PageHead title={isAsking ? texts.confirmTitle : texts.title} />
      <div className={`wrap ${styles.page}`}>
        <Outcome outcome={outcome} />
        {registration ? (
          <>
            <RegistrationState registration={registration} />
            <RegistrationFacts registration={registration} />
            <RegistrationActions code={code} registration={registration} />
            <EventLinks registration={registration} />
          </>
        ) : (
          <Banner tone="info">
            <p>
              <strong>{texts.gone}</strong>
            </p>
            <p>{texts.goneHint}</p>
          </Banner>
        )}
        {registration && (
          <section>
            <h2>{texts.questions}</h2>
            <HostContact
              phone={registration.Telefon}
              organiser={organiser}
              club={registration.Veranstalter}
              subject={texts.title}
            />
          </section>
        )}
      </div>
    </>
  );
}

function Outcome({ outcome }: { outcome: unknown }) {
  if (outcome === "geaendert")
    return (
      <Banner tone="ok">
        <p role="status">{texts.outcomes.geaendert}</p>
      </Banner>
    );
  if (outcome !== "voll" && outcome !== "misslungen") return null;
  return (
    <Banner tone="error">
      <p role="alert">{texts.outcomes[outcome]}</p>
    </Banner>
  );
}

function RegistrationFacts({ registration }: { registration: Registration }) {
  const { Titel, Slug, Beginn, Ende, Ort, Ganztaegig } = registration.Veranstaltung;
  const isOver = registration.Stand === "abgesagt" || registration.Stand === "verfallen";
  const terms = [
    {
      term: texts.event,
      content: Slug ? <a href={routes.event(Slug, registration.Tag || undefined)}>{Titel}</a> : Titel,
    },
    { term: texts.when, content: formatSpan({ start: Beginn, end: Ende ?? undefined, allDay: Ganztaegig }) },
    { term: texts.where, content: Ort },
    { term: texts.count, content: !isOver && texts.people(registration.Plaetze) },
  ];
  return <Terms terms={terms} />;
}

/** The date as a calendar file, for who comes; the form again for who does not */
function EventLinks({
  registration: { Stand, Veranstaltung, Tag, Vorbei, Geschlossen },
}: {
  registration: Registration;
}) {
  const { Slug } = Veranstaltung;
  if (!Slug || Vorbei || Stand === "faellt_aus" || Stand === "offen") return null;
  const day = Tag || undefined;
  const isOut = Stand === "abgesagt" || Stand === "verfallen";
  return (
    <p className="cluster">
      {!isOut && (
        <ButtonLink href={routes.eventFile(Slug, day)}>
          <Icon name="calendar-plus" />
          {eventTexts.toCalendar}
        </ButtonLink>
      )}
      {isOut && !Geschlossen && (
        <ButtonLink href={registrationRoutes.register(Slug, day)}>{texts.again}</ButtonLink>
      )}
    </p>
  );
}
