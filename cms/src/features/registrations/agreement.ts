import type { Core } from "@strapi/strapi";
import { type Row, rows } from "../../database/rows";
import type { DocumentMiddleware } from "../../documents/saved";
import { touchAndAnnounce } from "../../rules/connect-published";

const eventType = "api::veranstaltung.veranstaltung";
const accessType = "api::zugang.zugang";

type Event = Row<typeof eventType>;
type Organisation = { documentId: string; Name: string };

export const organiserOf = ({ Veranstalter }: Event): Organisation | undefined =>
  (Veranstalter as unknown as Organisation | null | undefined) ?? undefined;

/**
 * An event as visitors read it, or its draft if it is not on the site, with the organiser whose its lists are: Strapi takes an organisation
 * that is withdrawn out of published versions, and the draft still names it.
 */
export function listedVersion(versions: readonly Event[]): Event | undefined {
  const draft = versions.find(({ publishedAt }) => !publishedAt);
  const shown = versions.find(({ publishedAt }) => publishedAt) ?? draft;
  return shown && { ...shown, Veranstalter: shown.Veranstalter ?? draft?.Veranstalter };
}

/** The organisations of which Verwaltung has ticked that their agreement with the village is signed */
export async function agreedOrganisations(strapi: Core.Strapi): Promise<Set<string>> {
  const accesses = await rows(strapi, accessType).findMany({
    where: { Anmeldelisten: true },
    populate: { Organisationen: { select: ["documentId"] } },
  });
  const organisations = accesses.flatMap(({ Organisationen }) => (Organisationen ?? []) as Organisation[]);
  return new Set(organisations.map(({ documentId }) => documentId));
}

/** Whether an event is of a club that takes nobody new: its agreement is not signed, or has ended. */
export const isWithoutAgreement = (event: Event, agreed: ReadonlySet<string>): boolean => {
  const organiser = organiserOf(event);
  return organiser !== undefined && !agreed.has(organiser.documentId);
};

/** Published events that would take registrations */
export async function eventsWithoutAgreement(strapi: Core.Strapi): Promise<Event[]> {
  const agreed = await agreedOrganisations(strapi);
  const events = await rows(strapi, eventType).findMany({
    where: { Anmeldung: true, publishedAt: { $notNull: true } },
    populate: { Veranstalter: { select: ["documentId"] } },
  });
  return events.filter((event) => isWithoutAgreement(event, agreed));
}

/** Has the site read events again that take registrations now, or no more. */
export const followAgreement: DocumentMiddleware = (strapi) => async (context, next) => {
  if (context.uid !== accessType || /^(find|count)/.test(context.action)) return next();
  return strapi.db.transaction(async () => {
    const before = await eventsWithoutAgreement(strapi);
    const result = await next();
    const after = await eventsWithoutAgreement(strapi);
    const isIn = (list: Event[], { id }: Event) => list.some((event) => event.id === id);
    const changed = [...before, ...after].filter((event) => isIn(before, event) !== isIn(after, event));
    await touchAndAnnounce(strapi, eventType, changed as never);
    return result;
  });
};
