import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { clubRole, organisationsOf } from "../../../../access/own-organisations";
import { type Entry, type Find, readable } from "../../../../access/readable";
import { rightsOf } from "../../../../access/rights";
import { isVerwaltung } from "../../../../access/roles";
import { firstPastOrder, nextDateOf } from "../../../../events/event-order";
import { settingsType } from "../../../../events/village-days";
import { readDeadLinks, textsOf } from "../../../../links/dead-links";
import { linksIn } from "../../../../links/links-in-texts";
import { fromFeatures, tasksOf } from "../../../../slots/feature";
import { leftOfFeaturesOff } from "../../../../slots/left";
import { panelRequest } from "../../../../strapi-internals";
import { shortened } from "../../../../text/shortened";
import { maxEntriesNamed, type StartEntries, type StartPage } from "../../start-page";
import { missingSettingsOf, specialDaysOf, textGapsOf } from "../services/missing-content";

const eventType = "api::veranstaltung.veranstaltung";
const maxDates = 8;
const maxLinks = 10;

const coming = { Terminfolge: { $gt: 0, $lt: firstPastOrder } };
const isSavedByClub = { updatedBy: { roles: { code: clubRole } } };
const isNew = { Bearbeitungsstand: "neu" };

export const startPage = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** What waits for the editor who asks, and the next published dates. */
  async find(ctx: Context) {
    const data: StartPage = Object.assign(
      {},
      ...(await Promise.all([
        organisationOf(strapi),
        gapsOf(strapi),
        textGapsOf(strapi),
        missingSettingsOf(strapi),
        specialDaysOf(strapi),
        partsOf(strapi),
        deadLinksOf(strapi),
        linesOf(strapi),
        obstaclesOf(strapi),
        tasksFor(strapi),
        leftOf(strapi),
        eventsOf(strapi),
      ])),
    );
    ctx.set({ "Cache-Control": "no-store" });
    ctx.body = { data };
  },
});

async function organisationOf(strapi: Core.Strapi): Promise<StartPage> {
  const user = panelRequest(strapi)?.user;
  const isOfClub = user?.roles?.some(({ code }) => code === clubRole);
  if (!user || !isOfClub || (await organisationsOf(strapi, user.id)).length > 0) return {};
  return { isWithoutOrganisation: true };
}

async function gapsOf(strapi: Core.Strapi): Promise<StartPage> {
  const gaps = await readable(strapi, "api::suchluecke.suchluecke");
  return gaps ? { newSearchGaps: await gaps.count(isNew) } : {};
}

/** Links that were mended after the check are left out. */
async function deadLinksOf(strapi: Core.Strapi): Promise<StartPage> {
  const dead = await readDeadLinks(strapi);
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => dead.some((link) => link.uid === uid));
  const found = await Promise.all(
    types.map(async (type) => {
      const { uid, info } = type;
      const filters = { documentId: { $in: dead.map(({ documentId }) => documentId) } };
      const entries = await (await readable(strapi, uid, "update"))?.find(filters, textsOf(type));
      return entries?.flatMap((entry) => {
        const title = String(entry.Titel ?? entry.Name ?? entry.Begriff ?? info.displayName);
        const present = new Set(linksIn(entry));
        return dead
          .filter(({ documentId, address }) => documentId === entry.documentId && present.has(address))
          .map(({ address }) => ({ uid, documentId: entry.documentId, title, note: shortAddress(address) }));
      });
    }),
  );
  const links = found.flatMap((ofType) => ofType ?? []);
  return links.length > 0 ? { deadLinks: { count: links.length, first: links.slice(0, maxLinks) } } : {};
}

async function linesOf(strapi: Core.Strapi): Promise<StartPage> {
  const all = await Promise.all(fromFeatures(({ startLine }) => startLine && [startLine(strapi)]));
  const lines = all.filter(({ entries }) => entries.length > 0);
  return lines.length > 0 ? { lines } : {};
}

/** What features have for who asks */
async function partsOf(strapi: Core.Strapi): Promise<StartPage> {
  const asked = fromFeatures((feature) => feature.startPart && [feature.startPart]);
  return Object.assign({}, ...(await Promise.all(asked.map((find) => find(strapi)))));
}

async function obstaclesOf(strapi: Core.Strapi): Promise<StartPage> {
  if (!rightsOf(strapi, settingsType)?.can.update()) return {};
  const asked = fromFeatures((feature) => feature.obstacles && [feature.obstacles]);
  const obstacles = (await Promise.all(asked.map((find) => find(strapi)))).flat();
  return obstacles.length > 0 ? { obstacles } : {};
}

async function tasksFor(strapi: Core.Strapi): Promise<StartPage> {
  const tasks = isVerwaltung(strapi) ? await tasksOf(strapi) : [];
  return tasks.length > 0 ? { tasks } : {};
}

async function leftOf(strapi: Core.Strapi): Promise<StartPage> {
  const leftEntries = isVerwaltung(strapi) ? await leftOfFeaturesOff(strapi) : [];
  return leftEntries.length > 0 ? { left: leftEntries } : {};
}

const shortAddress = (address: string) => shortened(address.replace(/^https?:\/\/(?:www\.)?/i, ""), 60);

async function eventsOf(strapi: Core.Strapi): Promise<StartPage> {
  const events = await readable(strapi, eventType);
  if (!events) return {};
  const some = async (filters: object, options: Find = {}): Promise<StartEntries> => {
    const [count, first] = await Promise.all([
      events.count(filters, options),
      events.find(filters, { ...options, ...byDate, fields: ["Titel"], limit: maxEntriesNamed }),
    ]);
    return { count, first: first.map(toEntry) };
  };
  const [withoutCategory, drafts, changedByClubs, next] = await Promise.all([
    some({ ...coming, Kategorien: { id: { $null: true } } }),
    some({}, { publicationFilter: "never-published" }),
    some(isSavedByClub, { publicationFilter: "modified" }),
    events.find(coming, {
      ...byDate,
      publicationFilter: "has-published-version",
      fields: ["Titel", "Terminfolge", "Ganztaegig", "Ort", "Terminstatus"],
      limit: maxDates,
    }),
  ]);
  const nextDates = next.map((event) => ({
    ...toEntry(event),
    start: nextDateOf(event.Terminfolge)?.toISOString() ?? "",
    allDay: event.Ganztaegig === true,
    place: event.Ort ? String(event.Ort) : null,
    state: String(event.Terminstatus),
  }));
  return { withoutCategory, drafts, changedByClubs, nextDates };
}

const byDate = { sort: "Terminfolge:ASC" };

const toEntry = ({ documentId, Titel }: Entry) => ({ documentId, title: String(Titel ?? "Ohne Titel") });
