import { Widget } from "@strapi/strapi/admin";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { dateTimeText } from "../../../admin/ui/date-text";
import { entryPath, importPath, settingsType } from "../../../admin/ui/open-entry";
import { Content } from "../../../admin/ui/widget-content";
import { inboxes } from "../../../inboxes";
import { dueText } from "../../../receiving/due-day";
import type { StartEntry, StartPage } from "../start-page";
import { SpecialDays } from "./special-days";
import { useRights } from "./use-rights";
import { useStartPage } from "./use-start-page";
import { valueWords } from "./value-words";

const eventType = "api::veranstaltung.veranstaltung";
const [messages, submissions] = inboxes;

const newEntries = [
  { uid: eventType, label: "Neue Veranstaltung" },
  { uid: "api::beitrag.beitrag", label: "Neuer Beitrag" },
  { uid: "api::mitteilung.mitteilung", label: "Neue wichtige Mitteilung" },
];

/** Big buttons for what the editor may create. */
export function NewEntries() {
  const may = useRights();
  const shown = newEntries.filter(({ uid }) => may("create", uid));
  return (
    <Content>
      {shown.length === 0 && <p>Mit Ihrer Rolle legen Sie keine Einträge an.</p>}
      {shown.map(({ uid, label }) => (
        <BigButton key={uid} to={entryPath(uid, "create")}>
          {label}
        </BigButton>
      ))}
      <SpecialDays />
    </Content>
  );
}

/** What waits for the editor. */
export function Waiting() {
  const { data, isBroken } = useStartPage();
  const mayPublish = useRights()("publish", eventType);
  if (isBroken) return <Widget.Error />;
  if (!data) return <Widget.Loading />;
  return (
    <Content>
      {isNothingWaiting(data) && <p>Es ist nichts zu tun.</p>}
      <CountLine count={data.newMessages} to={newIn(messages.uid)}>
        {data.newMessages === 1 ? "neue Nachricht" : "neue Nachrichten"}
      </CountLine>
      <CountLine count={data.newSubmissions} to={newIn(submissions.uid)}>
        {data.newSubmissions === 1 ? "neue Einsendung" : "neue Einsendungen"}
      </CountLine>
      <DueAnswers answers={data.dueAnswers ?? []} />
      <EntriesLine entries={data.drafts} word={["Veranstaltung", "Veranstaltungen"]}>
        {mayPublish ? "noch nicht veröffentlicht" : "noch bei der Redaktion"}
      </EntriesLine>
      <EntriesLine
        entries={data.withoutCategory}
        word={["kommende Veranstaltung", "kommende Veranstaltungen"]}
      >
        ohne Kategorie
      </EntriesLine>
      <TextGaps pages={data.textGaps ?? []} />
      {data.missing && (
        <p>
          <Link to={entryPath(settingsType, "")}>Noch einzurichten</Link>: {data.missing.join(", ")}
        </p>
      )}
      {data.needsSchoolHolidays && (
        <p>
          <Link to={entryPath(settingsType, "")}>Schulferien eintragen</Link> bis zum nächsten Sommer. Bis
          dahin sagt die Website bei keinem Termin „nicht in den Schulferien“.
        </p>
      )}
      <EntriesLine entries={data.withoutSpecialDays} word={["Eintrag", "Einträge"]}>
        ohne Angabe für 24. Dezember bis 1. Januar („Zwischen den Jahren zu“ trägt mehrere zugleich ein)
      </EntriesLine>
      {data.push?.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {data.sources?.map(({ documentId, name, alarm }) => (
        <p key={documentId}>
          <Link to={importPath}>Kalender „{name}“</Link>: {alarm}
        </p>
      ))}
      <EntriesLine
        entries={data.waste && { count: data.waste.length, first: data.waste }}
        word={["Bezirk", "Bezirke"]}
      >
        des Abfallkalenders
      </EntriesLine>
      <EntriesLine entries={data.unconfirmed} word={["Eintrag", "Einträge"]}>
        lange nicht bestätigt
      </EntriesLine>
      <EntriesLine entries={data.deadLinks} word={["Link, der", "Links, die"]}>
        nicht mehr {data.deadLinks?.count === 1 ? "führt" : "führen"}
      </EntriesLine>
      <CountLine count={data.newSearchGaps} to={newIn("api::suchluecke.suchluecke")}>
        {data.newSearchGaps === 1 ? "Suche ohne Treffer" : "Suchen ohne Treffer"}
      </CountLine>
    </Content>
  );
}

const isNothingWaiting = (data: StartPage) =>
  !data.newMessages &&
  !data.newSubmissions &&
  !data.dueAnswers?.length &&
  !data.drafts?.count &&
  !data.withoutCategory?.count &&
  !data.newSearchGaps &&
  !data.textGaps?.length &&
  !data.needsSchoolHolidays &&
  !data.missing &&
  !data.withoutSpecialDays &&
  !data.push &&
  !data.sources &&
  !data.waste &&
  !data.unconfirmed?.count &&
  !data.deadLinks;

/** The list of a type with a filter that the editor sees and can remove. */
const newIn = (uid: string) =>
  `/content-manager/collection-types/${uid}?page=1&filters[$and][0][Bearbeitungsstand][$eq]=neu`;

type CountLineProps = { count: number | undefined; to: string; children: React.ReactNode };

function CountLine({ count, to, children }: CountLineProps) {
  return (
    Boolean(count) && (
      <p>
        <Link to={to}>
          <b>{count}</b> {children}
        </Link>
      </p>
    )
  );
}

function DueAnswers({ answers }: { answers: NonNullable<StartPage["dueAnswers"]> }) {
  return (
    answers.length > 0 && (
      <div>
        <p>Antworten fällig:</p>
        <ul>
          {answers.map(({ documentId, title, dueOn }) => (
            <li key={documentId}>
              <Link to={entryPath(messages.uid, documentId)}>{title}</Link> {dueText(dueOn, new Date())}
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

const maxGapsNamed = 3;

const inWords = (gaps: string[]): string =>
  gaps.slice(0, maxGapsNamed).join(", ") +
  (gaps.length > maxGapsNamed ? ` und ${gaps.length - maxGapsNamed} weitere` : "");

function TextGaps({ pages }: { pages: NonNullable<StartPage["textGaps"]> }) {
  return (
    pages.length > 0 && (
      <div>
        <p>Noch auszufüllen, in [eckigen Klammern]:</p>
        <ul>
          {pages.map(({ uid, documentId, title, gaps }) => (
            <li key={documentId}>
              <Link to={entryPath(uid, documentId)}>{title}</Link>: {inWords([...new Set(gaps)])}
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

type EntriesLineProps = {
  /** Events, unless they name their type */
  entries: { count: number; first: (StartEntry & { uid?: string; note?: string })[] } | undefined;
  /** One and several */
  word: [string, string];
  children: React.ReactNode;
};

function EntriesLine({ entries, word, children }: EntriesLineProps) {
  if (!entries || entries.count === 0) return null;
  const { count, first } = entries;
  const more = count - first.length;
  return (
    <div>
      <p>
        <b>{count}</b> {count === 1 ? word[0] : word[1]} {children}:
      </p>
      <ul>
        {first.map(({ uid = eventType, documentId, title, note }) => (
          <li key={`${documentId} ${note}`}>
            <Link to={entryPath(uid, documentId)}>{title}</Link>
            {note && `: ${note}`}
          </li>
        ))}
        {more > 0 && <li>und {more} weitere</li>}
      </ul>
    </div>
  );
}

/** The next dates of published events. */
export function NextDates() {
  const { data, isBroken } = useStartPage();
  if (isBroken) return <Widget.Error />;
  if (!data) return <Widget.Loading />;
  const dates = data.nextDates ?? [];
  return (
    <Content>
      {dates.length === 0 && <p>Es steht keine veröffentlichte Veranstaltung bevor.</p>}
      <Dates>
        {dates.map(({ documentId, title, start, allDay, place, state }) => (
          <li key={documentId}>
            <span>{dateTimeText(new Date(start), allDay)}</span>
            <span>
              <Link to={entryPath(eventType, documentId)}>{title}</Link>
              {place && `, ${place}`}
              {state !== "geplant" && <b> – {valueWords[state] ?? state}</b>}
            </span>
          </li>
        ))}
      </Dates>
    </Content>
  );
}

const Dates = styled.ul`
  && {
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    padding-block: 6px;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
  li > :first-child {
    min-width: 22rem;
  }
`;

const BigButton = styled(Link)`
  display: block;
  padding: 16px;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.primary600};
  font-weight: 600;
  text-align: center;
  text-decoration: none;

  && {
    color: ${({ theme }) => theme.colors.neutral0};
  }
`;
