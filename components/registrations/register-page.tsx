import { formatDays, formatHours, formatSpan } from "@dorfforum/shared/calendar/format";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { Aside } from "@/components/content/aside";
import { LinesWithNumbers } from "@/components/content/lines-with-numbers";
import { PageHead } from "@/components/content/page-head";
import { TextWithNumbers } from "@/components/content/text-with-numbers";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import { Lines } from "@/components/ui/lines";
import { Panel } from "@/components/ui/panel";
import { atDate } from "@/lib/events/recurrence";
import type { AskedDate } from "@/lib/registrations/asked-date";
import { attendanceOf, dayInAddress, stateOf } from "@/lib/registrations/attendance";
import { registerTexts as texts } from "@/lib/registrations/base/form-texts";
import { registrationRoutes } from "@/lib/registrations/base/routes";
import { registrationTexts } from "@/lib/registrations/base/texts";
import { getKeptRegistration } from "@/lib/registrations/kept-registration";
import { toPlaces } from "@/lib/registrations/typed-registration";
import { contentTexts } from "@/lib/texts/content";
import { eventTexts } from "@/lib/texts/events";
import { keepTimes } from "@/lib/typography/keep-times";
import { routes } from "@/lib/urls/routes";
import { HostContact } from "./host-contact";
import { RegisterForm } from "./register-form";
import styles from "./registrations.module.css";

type RegisterPageProps = {
  asked: AskedDate;
  /** `antwort` is the id of a registration that was not taken, `stand` says that a mail is on its way, `personen` for how many. */
  search: { antwort?: unknown; stand?: unknown; personen?: unknown };
};

/** The form for one date of an event. */
export async function RegisterPage({ asked, search: { antwort, stand, personen } }: RegisterPageProps) {
  const { event, date } = asked;
  const eventPath = routes.event(event.slug, dayInAddress(event, date));
  const isMailed = stand === "gesendet";
  const now = new Date();
  const state = stateOf(event, date, now);
  const isOpen = state !== undefined && state !== "geschlossen";
  const canJoin = attendanceOf(event, date, now)?.join !== undefined;
  const phone = event.attendance?.phone;
  return (
    <>
      <PageHead
        title={texts.title(event.title)}
        lead={!isMailed && canJoin && texts.lead}
        between={[
          { label: eventTexts.events, href: routes.calendar() },
          { label: event.title, href: eventPath },
        ]}
      />
      <div className="wrap split">
        {isMailed ? (
          <Mailed
            eventPath={eventPath}
            again={registrationRoutes.register(event.slug, dayInAddress(event, date))}
            places={toPlaces(String(personen))}
            isWaiting={state === "warteliste"}
          />
        ) : (
          <Form asked={asked} keptId={antwort} eventPath={eventPath} />
        )}
        <Aside>
          <DateFacts asked={asked} />
          {/* Where there is no form, the answer names the telephone number. */}
          {isOpen && (canJoin || !phone) && (
            <Panel title={canJoin ? texts.questions : contentTexts.contact}>
              <HostContact phone={phone} organiser={event.organiser} subject={texts.title(event.title)} />
            </Panel>
          )}
        </Aside>
      </div>
    </>
  );
}

type MailedProps = { eventPath: string; again: string; places: number | undefined; isWaiting: boolean };

const Mailed = ({ eventPath, again, places, isWaiting }: MailedProps) => (
  <div className={styles.answer}>
    <Banner tone="ok">
      <p role="status">
        <strong>{isWaiting ? texts.mailedWaiting : texts.mailed}</strong>
      </p>
      {places && <p>{texts.mailedFor(places)}</p>}
      <p>{texts.mailedHint}</p>
    </Banner>
    <p className="cluster">
      <ButtonLink href={eventPath}>{texts.toEvent}</ButtonLink>
      <ButtonLink href={again} rel="nofollow">
        {texts.again}
      </ButtonLink>
    </p>
  </div>
);

async function Form({ asked, keptId, eventPath }: { asked: AskedDate; keptId: unknown; eventPath: string }) {
  const { event, date } = asked;
  const now = new Date();
  const attendance = attendanceOf(event, date, now);
  if (!attendance?.join)
    return (
      <div className={styles.answer}>
        <Banner tone="info">
          <p>
            <strong>{attendance ? texts.notNow : texts.over}</strong>
          </p>
          {attendance?.details.map((detail) => (
            <p key={detail}>
              <TextWithNumbers text={detail} />
            </p>
          ))}
        </Banner>
        <p>
          <ButtonLink href={eventPath}>{texts.toEvent}</ButtonLink>
        </p>
        <OtherDates asked={asked} />
      </div>
    );
  return (
    <div className={styles.answer}>
      {stateOf(event, date, now) === "warteliste" && <Banner tone="info">{texts.waitingList}</Banner>}
      <RegisterForm
        event={event}
        date={date}
        attendance={attendance}
        kept={await getKeptRegistration(keptId)}
      />
      <OtherDates asked={asked} />
    </div>
  );
}

function DateFacts({ asked: { event, date } }: { asked: AskedDate }) {
  const { place, address } = atDate(event, date);
  const span = { ...date, allDay: event.allDay };
  const attendance = attendanceOf(event, date, new Date());
  return (
    <Panel title={eventTexts.atAGlance}>
      <Facts
        facts={[
          {
            icon: "clock",
            term: texts.when,
            content: <Lines lines={[formatDays(span), formatHours(span)]} />,
          },
          {
            icon: "map-pin",
            term: texts.where,
            content: (place || address) && <Lines lines={[place, address]} />,
          },
          { icon: "tag", term: texts.cost, content: event.cost },
          {
            icon: "ticket-check",
            term: registrationTexts.join,
            // Without a form they stand in the answer beside it.
            content: attendance && (
              <LinesWithNumbers lines={[attendance.label, ...(attendance.join ? attendance.details : [])]} />
            ),
          },
        ]}
      />
    </Panel>
  );
}

const maxOtherDates = 8;

/** The further dates of a series for which people can register */
function OtherDates({ asked: { event, date, ahead } }: { asked: AskedDate }) {
  const now = new Date();
  const others = ahead
    .filter((each) => each.start !== date.start && takesPlace(each) && attendanceOf(event, each, now)?.join)
    .slice(0, maxOtherDates);
  if (others.length === 0) return null;
  return (
    <nav aria-labelledby="andere-termine">
      <h2 id="andere-termine">{texts.otherDates}</h2>
      <ul className={styles.dates}>
        {others.map((each) => (
          <li key={each.start}>
            <a href={registrationRoutes.register(event.slug, dayInAddress(event, each))} rel="nofollow">
              {keepTimes(formatSpan({ ...each, allDay: event.allDay }))}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
