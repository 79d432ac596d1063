import { dayInVillage } from "@dorfforum/shared/calendar/recurrence-rule";
import type { Core } from "@strapi/strapi";
import { firstPastOrder } from "../events/event-order";
import { checkLinks, type DeadLink, type EntryLink } from "./check-links";
import { type LinkedType, linkedTypes, textsOf } from "./linked-types";
import { linksIn } from "./links-in-texts";

const hourly = "0 53 * * * *";

/** `checkedOn`: the day of the last check, "YYYY-MM-DD" */
type Stored = { checkedOn: string; links: DeadLink[] };
const nothing: Stored = { checkedOn: "", links: [] };

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: "app", name: "dorfforum", key: "dead-links" });
const read = async (strapi: Core.Strapi): Promise<Stored> =>
  ((await storeOf(strapi).get({})) as Stored | null) ?? nothing;

/** The links that were dead at their last check */
export const readDeadLinks = async (strapi: Core.Strapi): Promise<DeadLink[]> => (await read(strapi)).links;

/** What is wrong with CHECK_LINKS, as a sentence for operators; undefined if nothing is. */
export const checkLinksProblem = ({ CHECK_LINKS }: NodeJS.Dict<string>): string | undefined =>
  ["", "true", "false"].includes(CHECK_LINKS?.trim() ?? "")
    ? undefined
    : "CHECK_LINKS is neither true nor false.";

/** Has links checked once a day, unless the operator does not want it. Starts of several CMSs come one after the other. */
export async function scheduleLinkChecks(strapi: Core.Strapi): Promise<void> {
  const isOff = process.env.CHECK_LINKS?.trim() === "false";
  if (isOff || !(await storeOf(strapi).get({}))) await storeOf(strapi).set({ value: nothing });
  if (isOff) return;
  const check = () =>
    checkOncePerDay(strapi, dayInVillage(new Date())).catch((error) =>
      strapi.log.error(`Links could not be checked: ${String(error)}`),
    );
  strapi.cron.add({ checkLinks: { task: check, options: { rule: hourly } } });
}

async function checkOncePerDay(strapi: Core.Strapi, day: string): Promise<void> {
  const stored = await read(strapi);
  if (stored.checkedOn === day || !(await claim(strapi, stored, day))) return;
  const links = (await Promise.all(linkedTypes.map((uid) => publishedLinks(strapi, uid)))).flat();
  const value: Stored = { checkedOn: day, links: await checkLinks(links, stored.links, { day }) };
  await storeOf(strapi).set({ value });
}

/** Of several CMSs the database lets one change what all have read. */
async function claim(strapi: Core.Strapi, stored: Stored, day: string): Promise<boolean> {
  const { count } = await strapi.db.query("strapi::core-store").updateMany({
    where: { key: "app_dorfforum_dead-links", value: JSON.stringify(stored) },
    data: { value: JSON.stringify({ ...stored, checkedOn: day }) },
  });
  return count > 0;
}

/** Registration for past events may well be gone. */
async function publishedLinks(strapi: Core.Strapi, uid: LinkedType): Promise<EntryLink[]> {
  const filters = uid === "api::veranstaltung.veranstaltung" ? { Terminfolge: { $lt: firstPastOrder } } : {};
  const documents = strapi.documents(uid) as unknown as { findMany(query: object): Promise<EntryLink[]> };
  const entries = await documents.findMany({ status: "published", filters, ...textsOf(strapi, uid) });
  return entries.flatMap((entry) =>
    linksIn(entry, process.env.SITE_URL).map((address) => ({ address, uid, documentId: entry.documentId })),
  );
}
