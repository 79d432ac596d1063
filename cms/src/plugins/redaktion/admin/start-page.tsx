import { Widget } from "@strapi/strapi/admin";
import { Link } from "react-router-dom";
import { entryPath, eventType, settingsType } from "../../../admin/ui/open-entry";
import { Content } from "../../../admin/ui/widget-content";
import type { StartPage } from "../start-page";
import { LeftOfFeature } from "./left-of-feature";
import { useRights } from "./use-rights";
import { useStartPage } from "./use-start-page";
import { CountLine, DueAnswers, EntriesLine, FeatureLine, SetUp, TextGaps } from "./waiting-lines";

/** What waits for the editor. */
export function Waiting() {
  const { data, isBroken } = useStartPage();
  const mayPublish = useRights()("publish", eventType);
  if (isBroken) return <Widget.Error />;
  if (!data) return <Widget.Loading />;
  return (
    <Content>
      {isNothingWaiting(data) && <p>Es ist nichts zu tun.</p>}
      {data.isWithoutOrganisation && (
        <p>
          <b>Ihr Konto ist noch keinem Verein zugeordnet.</b> Bis dahin können Sie keine Termine eintragen.
          Bitte sagen Sie es der Verwaltung des Dorfforums: Sie trägt Sie unter „Vereinszugänge“ ein.
        </p>
      )}
      <CountLine count={data.newMessages} to={newIn("api::nachricht.nachricht")}>
        {data.newMessages === 1 ? "neue Nachricht" : "neue Nachrichten"}
      </CountLine>
      <CountLine count={data.newSubmissions} to={newIn("api::einsendung.einsendung")}>
        {data.newSubmissions === 1 ? "neue Einsendung" : "neue Einsendungen"}
      </CountLine>
      <DueAnswers answers={data.dueAnswers ?? []} />
      <EntriesLine entries={data.drafts} word={["Veranstaltung", "Veranstaltungen"]}>
        {mayPublish ? "noch nicht veröffentlicht" : "noch bei der Redaktion"}
      </EntriesLine>
      <EntriesLine entries={data.changedByClubs} word={["Veranstaltung", "Veranstaltungen"]}>
        {mayPublish
          ? "vom Verein geändert, die Änderung ist noch nicht veröffentlicht"
          : "geändert, die Änderung ist noch bei der Redaktion"}
      </EntriesLine>
      <EntriesLine
        entries={data.withoutCategory}
        word={["kommende Veranstaltung", "kommende Veranstaltungen"]}
      >
        ohne Kategorie
      </EntriesLine>
      <TextGaps pages={data.textGaps ?? []} />
      {data.setUp && <SetUp steps={data.setUp} />}
      {data.needsSchoolHolidays && !data.setUp && (
        <p>
          <Link to={entryPath(settingsType, "")}>Schulferien eintragen</Link> bis zum nächsten Sommer. Bis
          dahin sagt die Website bei keinem Termin „nicht in den Schulferien“.
        </p>
      )}
      <EntriesLine entries={data.withoutSpecialDays} word={["Eintrag", "Einträge"]}>
        ohne Angabe für 24. Dezember bis 1. Januar („Zwischen den Jahren zu“ trägt mehrere zugleich ein)
      </EntriesLine>
      {data.obstacles?.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {data.tasks?.map(({ uid, documentId, title, note }) => (
        <p key={documentId}>
          <Link to={entryPath(uid, documentId)}>{title}</Link>: {note}
        </p>
      ))}
      {data.left?.map((left) => (
        <LeftOfFeature key={left.name} {...left} />
      ))}
      {data.lines?.map((line) => (
        <FeatureLine key={line.entries[0]?.uid} {...line} />
      ))}
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
  !data.isWithoutOrganisation &&
  !data.newMessages &&
  !data.newSubmissions &&
  !data.dueAnswers?.length &&
  !data.drafts?.count &&
  !data.changedByClubs?.count &&
  !data.withoutCategory?.count &&
  !data.newSearchGaps &&
  !data.textGaps?.length &&
  !data.needsSchoolHolidays &&
  !data.setUp &&
  !data.withoutSpecialDays &&
  !data.obstacles &&
  !data.tasks &&
  !data.left &&
  !data.lines &&
  !data.unconfirmed?.count &&
  !data.deadLinks;

/** The list of a type with a filter that the editor sees and can remove. */
const newIn = (uid: string) =>
  `/content-manager/collection-types/${uid}?page=1&filters[$and][0][Bearbeitungsstand][$eq]=neu`;
