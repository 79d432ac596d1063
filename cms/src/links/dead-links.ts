import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Core, Struct } from "@strapi/strapi";
import { schedule } from "../background/run-in-background";
import { firstPastOrder } from "../events/event-order";
import { settingsType } from "../events/village-days";
import { coreStore, coreStoreKey } from "../strapi-database";
import { checkLinks, type DeadLink, type EntryLink, isDeadTwice } from "./check-links";
import { linksIn } from "./links-in-texts";

const hourly = "0 53 * * * *";
const typesWithoutDrafts: string[] = [settingsType, "api::glossarbegriff.glossarbegriff"];

/** `checkedOn`: the day of the last check, "YYYY-MM-DD"; `begunAt`: when the one that is under way began, in ms */
type Stored = { checkedOn: string; links: DeadLink[]; begunAt?: number };
const nothing: Stored = { checkedOn: "", links: [] };
const storeOf = (strapi: Core.Strapi) => strapi.store({ type: "app", name: "dorfforum", key: "dead-links" });
const read = async (strapi: Core.Strapi) => ((await storeOf(strapi).get({})) as Stored | null) ?? nothing;

/** The links that checks of two days found dead */
export const readDeadLinks = async (strapi: Core.Strapi): Promise<DeadLink[]> =>
  (await read(strapi)).links.filter(isDeadTwice);

/** The query for what linksIn() reads: the public texts of a type, and its components. */
export function textsOf({ attributes }: Struct.ContentTypeSchema) {
  const ofTypes = (...types: string[]) =>
    Object.keys(attributes).filter((name) => {
      const { type, private: isPrivate } = Object(attributes[name]);
      return types.includes(type) && !isPrivate;
    });
  const fields = ofTypes("string", "text", "richtext");
  return { status: "published" as const, fields, populate: ofTypes("component") };
}

/** Has links checked once a day, unless the operator switched that off. CMSs of one database start one after the other. */
export async function scheduleLinkChecks(strapi: Core.Strapi): Promise<void> {
  const isOff = process.env.CHECK_LINKS?.trim() === "false";
  if (isOff || !(await storeOf(strapi).get({}))) await storeOf(strapi).set({ value: nothing });
  if (isOff) return;
  schedule(strapi, "checkLinks", { rule: hourly }, () => checkOncePerDay(strapi, new Date()));
}

/** Longer than a check takes at most; one that was ended before its end is made again then. */
const leaseMs = 55 * 60_000;

export const isCheckDue = ({ checkedOn, begunAt = 0 }: Pick<Stored, "checkedOn" | "begunAt">, now: Date) =>
  checkedOn !== berlinDay(now) && now.getTime() - begunAt >= leaseMs;

async function checkOncePerDay(strapi: Core.Strapi, now: Date): Promise<void> {
  const stored = await read(strapi);
  if (!isCheckDue(stored, now)) return;
  // Of several CMSs one changes what all have read.
  const begun: Stored = { ...stored, begunAt: now.getTime() };
  const { count } = await strapi.db.query(coreStore).updateMany({
    where: { key: coreStoreKey("dead-links"), value: JSON.stringify(stored) },
    data: { value: JSON.stringify(begun) },
  });
  if (count === 0) return;
  const day = berlinDay(now);
  const links = await checkLinks(await publishedLinks(strapi), stored.links, { day });
  await storeOf(strapi).set({ value: { checkedOn: day, links } satisfies Stored });
}

async function publishedLinks(strapi: Core.Strapi): Promise<EntryLink[]> {
  const types = Object.values(strapi.contentTypes).filter(
    ({ uid, options }) => options?.draftAndPublish || typesWithoutDrafts.includes(uid),
  );
  const links = types.map(async (type) => {
    // The registration for past events may well be gone.
    const filters = "Terminfolge" in type.attributes ? { Terminfolge: { $lt: firstPastOrder } } : {};
    const documents = strapi.documents(type.uid) as { findMany(query: object): Promise<EntryLink[]> };
    const entries = await documents.findMany({ filters, ...textsOf(type) });
    return entries.flatMap((entry) =>
      linksIn(entry).map((address) => ({ address, uid: type.uid, documentId: entry.documentId })),
    );
  });
  return (await Promise.all(links)).flat();
}
