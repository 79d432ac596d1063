import type { Core } from "@strapi/strapi";
import type { SourceContent } from "../../../calendar-files/source-content";
import { type Row, rows } from "../../../database/rows";
import { datesBetween } from "../../../events/nearest-date";
import { mapInBatches } from "../../../text/in-batches";
import { comparable } from "../compare-fields";
import type { Source } from "./find-source";

export const neighbourType = "api::nachbartermin.nachbartermin";

/** Two years */
const maxDaysAhead = 2 * 366;
const maxNeighbourDates = 1000;
const dayMs = 24 * 3_600_000;

type Fields = Readonly<Record<string, unknown>>;
export type NeighbourDate = {
  Titel: string;
  Beginn: string;
  Ende: string | null;
  Ganztaegig: boolean;
  Ort: string | null;
  Link: string;
  Text: string | null;
  Nachbarort: string;
};

/** What would change of a neighbour's dates. */
export type NeighbourChange = {
  created: NeighbourDate[];
  /** The rows that go, with what takes the place of some */
  gone: number[];
  changed: number;
  coming: number;
};

/** The same for dates that say the same, whatever the order of their fields */
const keyOf = (date: NeighbourDate): string => JSON.stringify(date, Object.keys(date).sort());

/** The soonest dates of a calendar's entries; series are spread out. */
export async function neighbourDates(
  { entries }: SourceContent,
  { Name, Website, Mit_Text }: Pick<Source, "Name" | "Website" | "Mit_Text">,
  now: Date,
): Promise<NeighbourDate[]> {
  let until = new Date(now.getTime() + maxDaysAhead * dayMs);
  let soonest: NeighbourDate[] = [];
  await mapInBatches(entries, ({ fields }) => {
    if (fields.Terminstatus === "abgesagt") return;
    const { text, link } = withoutLink(String(fields.Kurztext ?? ""));
    const same = {
      Titel: String(fields.Titel),
      Ganztaegig: fields.Ganztaegig === true,
      Ort: fields.Ort ? String(fields.Ort) : null,
      Link: link ?? Website ?? "",
      Text: Mit_Text && text ? text : null,
      Nachbarort: Name,
    };
    for (const span of spans(fields, now, until)) soonest.push({ ...same, ...span });
    if (soonest.length < 2 * maxNeighbourDates) return;
    soonest = sorted(soonest).slice(0, maxNeighbourDates);
    // Later ones have no place any more, so that they need not be counted out.
    if (soonest.length === maxNeighbourDates) until = new Date(soonest.at(-1)?.Beginn ?? until);
  });
  return sorted(soonest).slice(0, maxNeighbourDates);
}

/** Each once, soonest first */
const sorted = (dates: readonly NeighbourDate[]) =>
  [...new Map(dates.map((date) => [keyOf(date), date])).values()].sort((a, b) =>
    a.Beginn < b.Beginn ? -1 : Number(a.Beginn > b.Beginn),
  );

/** The address that a calendar gives for an event stands alone at the end of its text (calendar-files/event-fields.ts). */
function withoutLink(text: string): { text: string; link?: string | undefined } {
  const [, before = text, link] = /^(?:([\s\S]*)\n\n)?(https?:\/\/\S+)$/i.exec(text) ?? [];
  return link ? { text: before === text ? "" : before, link } : { text };
}

/** The dates that are not over */
function spans(
  fields: Fields,
  now: Date,
  until: Date,
): { Beginn: string; Ende: string | null; Ort?: string }[] {
  const lengthMs = fields.Ende ? Date.parse(String(fields.Ende)) - Date.parse(String(fields.Beginn)) : 0;
  const from = new Date(now.getTime() - Math.max(lengthMs, dayMs));
  return datesBetween(fields, from, until).flatMap(({ start, end, place }) => {
    const begin = new Date(start).toISOString();
    const Ende = end === undefined ? null : new Date(end).toISOString();
    const isOver = Date.parse(Ende ?? begin) < now.getTime();
    return isOver ? [] : { Beginn: begin, Ende, ...(place && { Ort: place }) };
  });
}

/** Compares a neighbour's dates with those that are stored. Changes nothing. */
export async function compareNeighbours(
  strapi: Core.Strapi,
  { documentId }: Source,
  dates: readonly NeighbourDate[],
  now: Date,
): Promise<NeighbourChange> {
  const stored = await rows(strapi, neighbourType).findMany({ where: { Quelle: documentId } });
  const wanted = new Map(dates.map((date) => [keyOf(date), date]));
  const gone = stored.filter((row) => !wanted.delete(keyOf(toDate(row))));
  const nameOf = ({ Titel, Beginn }: { Titel: unknown; Beginn: unknown }) => `${Titel} ${comparable(Beginn)}`;
  const isComing = ({ Beginn, Ende }: Row<typeof neighbourType>) =>
    new Date(Ende ?? Beginn).getTime() >= now.getTime();
  const goneNames = new Set(gone.map(nameOf));
  const created = [...wanted.values()];
  return {
    created,
    gone: gone.map(({ id }) => id),
    changed: created.filter((date) => goneNames.has(nameOf(date))).length,
    coming: stored.filter(isComing).length,
  };
}

const toDate = (row: Row<typeof neighbourType>): NeighbourDate => ({
  Titel: row.Titel,
  Beginn: comparable(row.Beginn),
  Ende: row.Ende ? comparable(row.Ende) : null,
  Ganztaegig: row.Ganztaegig,
  Ort: row.Ort ?? null,
  Link: row.Link,
  Text: row.Text ?? null,
  Nachbarort: row.Nachbarort,
});

const rowsAtOnce = 50;

/** Below Strapi, which would take a minute for a thousand dates: nobody edits them, and the site asks what has changed. */
export async function storeNeighbours(
  strapi: Core.Strapi,
  { documentId: Quelle }: Source,
  { created, gone }: Pick<NeighbourChange, "created" | "gone">,
): Promise<void> {
  await strapi.db.transaction(async () => {
    for (let start = 0; start < gone.length; start += rowsAtOnce)
      await rows(strapi, neighbourType).deleteMany({
        where: { id: { $in: gone.slice(start, start + rowsAtOnce) } },
      });
    for (let start = 0; start < created.length; start += rowsAtOnce)
      await strapi.db
        .query(neighbourType)
        .createMany({ data: created.slice(start, start + rowsAtOnce).map((date) => ({ ...date, Quelle })) });
  });
}
