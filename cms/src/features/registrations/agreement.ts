import type { Core } from "@strapi/strapi";
import { type Row, rows } from "../../database/rows";
import type { DocumentMiddleware } from "../../documents/saved";
import { touchAndAnnounce } from "../../rules/connect-published";

const eventType = "api::veranstaltung.veranstaltung";
const accessType = "api::zugang.zugang";

type Event = Row<typeof eventType>;
type Organisation = Pick<
  Row<"api::organisation.organisation">,
  "documentId" | "Name" | "E_Mail" | "publishedAt"
>;

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

/** Events as visitors read them, each with the organiser whose its lists are */
export async function publishedEvents(
  strapi: Core.Strapi,
  where: { documentId?: string; Anmeldung?: true },
): Promise<Event[]> {
  const published = await rows(strapi, eventType).findMany({
    where: { ...where, publishedAt: { $notNull: true } },
    populate: ["Ausnahmen", "Veranstalter"],
  });
  const open = published.filter((event) => event.Anmeldung && !organiserOf(event));
  const drafts = await rows(strapi, eventType).findMany({
    where: { documentId: { $in: open.map(({ documentId }) => documentId) }, publishedAt: null },
    populate: ["Veranstalter"],
  });
  return published.flatMap((event) => {
    const draft = drafts.filter(({ documentId }) => documentId === event.documentId);
    return listedVersion([event, ...draft]) ?? [];
  });
}

/** Published events that would take registrations: all, or one */
export async function eventsWithoutAgreement(strapi: Core.Strapi, documentId?: string): Promise<Event[]> {
  const agreed = await agreedOrganisations(strapi);
  const events = await publishedEvents(strapi, { Anmeldung: true, ...(documentId && { documentId }) });
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
