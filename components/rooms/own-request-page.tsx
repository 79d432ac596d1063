import { formatLongDate, formatSpan } from "@dorfforum/shared/calendar/format";
import { PageHead } from "@/components/content/page-head";
import { ContactAlternatives } from "@/components/forms/contact-alternatives";
import styles from "@/components/letters/subscriptions.module.css";
import { Banner } from "@/components/ui/banner";
import { Button, SummaryButton } from "@/components/ui/button";
import { Terms } from "@/components/ui/terms";
import { roomRequestTexts as texts } from "@/lib/rooms/base/request-texts";
import { roomRoutes } from "@/lib/rooms/base/routes";
import type { StoredRoomRequest } from "@/lib/rooms/cms/room-requests";
import { findRooms } from "@/lib/rooms/cms/rooms";
import { requestFacts } from "@/lib/rooms/request-facts";
import { receiptTexts } from "@/lib/texts/form-outcomes";
import { keepTimes } from "@/lib/typography/keep-times";

const tones = {
  angefragt: "info",
  bestätigt: "ok",
  abgelehnt: "warning",
  zurückgezogen: "ok",
  "frei gegeben": "warning",
} as const;

type RequestPageProps = {
  code: string;
  request: StoredRoomRequest;
  /** A RoomOutcome of the address, or anything */
  outcome: unknown;
};

/** Shows who asked for a room what became of it. Opening it changes nothing, because mail programs follow links. */
export async function RequestPage({ code, request, outcome }: RequestPageProps) {
  const { Stand: state, Begruendung: reason, Raum } = request;
  const room = (await findRooms()).find(({ slug }) => slug === Raum?.Slug);
  return (
    <>
      <PageHead title={texts.title} />
      <div className={`wrap ${styles.page}`}>
        {outcome === "misslungen" && (
          <Banner tone="error">
            <p role="alert">{texts.failed}</p>
          </Banner>
        )}
        {outcome === "verlaengert" && (
          <Banner tone="ok">
            <p role="status">{texts.renewed}</p>
          </Banner>
        )}
        <Banner tone={tones[state]}>
          <p>
            <strong>{texts.states[state]}</strong>
          </p>
          {reason && <p>{texts.reason(reason)}</p>}
        </Banner>
        <RequestFacts request={request} />
        {request.Verlaengerbar && (
          <form className="stack" action={roomRoutes.roomRequestTarget(code)} method="post">
            <p>{texts.renewHint}</p>
            <Button type="submit" variant="primary" name="aktion" value="verlaengern">
              {texts.renew}
            </Button>
          </form>
        )}
        {(state === "angefragt" || state === "bestätigt") && <Withdrawal code={code} state={state} />}
        <section>
          <h2>{texts.questions}</h2>
          <ContactAlternatives
            subject={`${texts.title}: ${request.Vorgangsnummer}`}
            contact={room?.contact}
          />
        </section>
      </div>
    </>
  );
}

const Withdrawal = ({ code, state }: { code: string; state: keyof typeof texts.withdrawWarning }) => (
  <details>
    <SummaryButton>{texts.withdraw}</SummaryButton>
    <form className="stack" action={roomRoutes.roomRequestTarget(code)} method="post">
      <p>{texts.withdrawWarning[state]}</p>
      <Button type="submit" name="aktion" value="zuruecknehmen">
        {texts.confirmWithdrawal}
      </Button>
    </form>
  </details>
);

const maxDates = 60;

function RequestFacts({ request }: { request: StoredRoomRequest }) {
  const { Vorgangsnummer, Termine, Nicht_frei } = request;
  const facts = requestFacts(request).map(({ term, content, href }) => ({
    term,
    content: content && href ? <a href={href}>{content}</a> : content,
  }));
  const terms = [{ term: receiptTexts.reference, content: Vorgangsnummer }, ...facts];
  return (
    <>
      <Terms terms={terms} />
      {Termine.length > 1 && (
        <details>
          <SummaryButton>{texts.dates(Termine.length)}</SummaryButton>
          <ul>
            {Termine.slice(0, maxDates).map(({ von, bis }) => (
              <li key={von}>{keepTimes(formatSpan({ start: von, end: bis }))}</li>
            ))}
          </ul>
        </details>
      )}
      {Nicht_frei.length > 0 && <p>{texts.notFree(Nicht_frei.map((day) => formatLongDate(day)))}</p>}
    </>
  );
}
