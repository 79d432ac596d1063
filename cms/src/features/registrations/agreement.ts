import type { Core } from "@strapi/strapi";
import { type Row, rows } from "../../database/rows";
import type { DocumentMiddleware } from "../../documents/saved";
import { touchAndAnnounce } from "../../rules/connect-published";
import type { ClosedFor } from "./panel-data";

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

/** The draft of an event, and the event as `listedVersion` has it; without both where it is deleted */
export async function versionsOf(strapi: Core.Strapi, documentId: string | undefined) {
  const versions = documentId
    ? await rows(strapi, eventType).findMany({ where: { documentId }, populate: ["Veranstalter"] })
    : [];
  return { draft: versions.find(({ publishedAt }) => !publishedAt), listed: listedVersion(versions) };
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

/**
 * Why an event takes nobody new; undefined where it does. The form names as responsible (Art. 13 DSGVO) whom visitors read as the organiser,
 * so that one must be whose list it is. A draft names its organiser itself.
 */
export function closedFor(event: Event, agreed: ReadonlySet<string>): ClosedFor | undefined {
  const organiser = organiserOf(event);
  if (!organiser) return undefined;
  if (event.publishedAt && !organiser.publishedAt) return "organiser";
  return agreed.has(organiser.documentId) ? undefined : "agreement";
}

/** Events as visitors read them, each with the organiser whose its lists are */
export async function publishedEvents(
  strapi: Core.Strapi,
  where: { documentId?: string; Anmeldung?: true },
): Promise<Event[]> {
  const published = await rows(strapi, eventType).findMany({
    where: { ...where, publishedAt: { $notNull: true } },
    populate: ["Ausnahmen", "Veranstalter"],
  });
  const open = published.filter((event) => !organiserOf(event));
  const drafts = await rows(strapi, eventType).findMany({
    where: { documentId: { $in: open.map(({ documentId }) => documentId) }, publishedAt: null },
    populate: ["Veranstalter"],
  });
  return published.flatMap((event) => {
    const draft = drafts.filter(({ documentId }) => documentId === event.documentId);
    return listedVersion([event, ...draft]) ?? [];
  });
}

/** Published events that would take registrations, and take nobody new: all, or one */
export async function closedEvents(strapi: Core.Strapi, documentId?: string): Promise<Event[]> {
  const agreed = await agreedOrganisations(strapi);
  const events = await publishedEvents(strapi, { Anmeldung: true, ...(documentId && { documentId }) });
  return events.filter((event) => closedFor(event, agreed));
}

/**
 * Has the site read events again that take registrations now, or no more: an agreement began or ended, or a draft names another organiser.
 * That one is published or withdrawn, connectPublished tells.
 */
export const followAgreement: DocumentMiddleware = (strapi) => async (context, next) => {
  const { action, params, uid } = context;
  const { documentId } = params as { documentId?: string };
  const isAccess = uid === accessType && !/^(find|count)/.test(action);
  const isDraft = uid === eventType && documentId && /^(update|discardDraft)$/.test(action);
  if (!isAccess && !isDraft) return next();
  const find = () => closedEvents(strapi, isAccess ? undefined : documentId);
  return strapi.db.transaction(async () => {
    const before = await find();
    const result = await next();
    const after = await find();
    const isIn = (list: Event[], { id }: Event) => list.some((event) => event.id === id);
    const changed = [...before, ...after].filter((event) => isIn(before, event) !== isIn(after, event));
    await touchAndAnnounce(strapi, eventType, changed as never);
    return result;
  });
};
