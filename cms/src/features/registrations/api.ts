import {
  type CoarseStates,
  coarseState,
  freePlaces,
  shownState,
} from "@dorfforum/shared/registrations/coarse-state";
import { everyDate } from "@dorfforum/shared/registrations/tags";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { rows } from "../../database/rows";
import { mailSettings } from "../../mail/mail-settings";
import { deliverSoon } from "../../mail/schedule-delivery";
import { closedEvents } from "./agreement";
import { Action, Arrival, tag as Tag } from "./arrival";
import { act } from "./button-actions";
import { readDate, takesRegistrations } from "./event-date";
import { register } from "./register";
import { findRegistration, toVisitor } from "./registration-view";
import { counted } from "./settle-waiting-list";
import { countedOf, dateKey, dateType } from "./stored-types";

const notStored = { "Cache-Control": "no-store" };

/** What the site asks for its visitors. Reading changes nothing, for mail scanners follow links. */
export const registrationApi = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The same answer whether the mailbox is known or not. 503 while mail is off. */
  async create(ctx: Context) {
    const sent = Arrival.safeParse(ctx.request.body);
    if (!sent.success) {
      const fields = sent.error.issues.map(({ path }) => String(path[1] ?? "data"));
      return ctx.badRequest("The registration is invalid.", { fields: [...new Set(fields)] });
    }
    if (!mailSettings() || !process.env.SITE_URL) {
      ctx.status = 503;
      return;
    }
    const wort = await register(strapi, sent.data.data, new Date());
    if (wort) return ctx.conflict("Nobody can register for this date.", { wort });
    deliverSoon(strapi);
    ctx.status = 202;
    ctx.body = { data: {} };
  },

  /** Null for an unknown code, because a proxy may answer 404 for a CMS that is away. */
  async findByCode(ctx: Context) {
    ctx.set(notStored);
    const found = await findRegistration(strapi, ctx.params.code);
    ctx.body = { data: found ? await toVisitor(strapi, found, new Date()) : null };
  },

  /** 409 with a word where it is not possible, 404 for an unknown code. */
  async act(ctx: Context) {
    const sent = Action.safeParse(ctx.request.body);
    if (!sent.success) return ctx.badRequest("data: { Aktion, Plaetze?, Warteliste?, Erinnerung? }");
    const now = new Date();
    const done = await act(strapi, ctx.params.code, sent.data.data, now);
    if (!done) return ctx.notFound("No registration has this code.");
    if (typeof done === "string") return ctx.conflict("That is not possible any more.", { wort: done });
    ctx.set(notStored);
    ctx.body = { data: await toVisitor(strapi, done, now) };
    deliverSoon(strapi);
  },

  /** The exact number of a date; null for one that takes no registrations. */
  async free(ctx: Context) {
    ctx.set(notStored);
    const tag = Tag.safeParse(ctx.query.tag ?? "");
    ctx.body = { data: tag.success ? await freeOf(strapi, ctx.params.documentId, tag.data) : null };
  },
});

async function freeOf(strapi: Core.Strapi, event: string, tag: string) {
  const of = { event, tag };
  const read = await readDate(strapi, event, tag);
  if (!takesRegistrations(read.event) || !read.date) return null;
  const row = await rows(strapi, dateType).findOne({ where: { Schluessel: dateKey(of) } });
  const count = counted(await countedOf(strapi, of), { row: row ?? ({} as never), event: read.event });
  const { start, isCancelled } = read.date;
  const stored = coarseState(count);
  const closing = { start, isCancelled, deadlineDays: read.event.Anmeldeschluss_Tage };
  return {
    Frei: freePlaces(count) ?? null,
    Stand: shownState({ stored, ...closing }, new Date()),
    Wartende: count.waiting,
  };
}

/**
 * The coarse states of events, by documentId and tag; of those whose dates all have places there is nothing.
 * One that takes nobody new is closed on every date.
 */
export async function coarseStatesOf(
  strapi: Core.Strapi,
  event?: string,
): Promise<Map<string, CoarseStates>> {
  const where = { Stand: { $ne: "frei" }, ...(event && { Veranstaltung: event }) };
  const states = new Map<string, CoarseStates>();
  for (const { Veranstaltung, Tag: tag, Stand } of await rows(strapi, dateType).findMany({ where }))
    if (Stand !== "frei") states.set(Veranstaltung, { ...states.get(Veranstaltung), [tag ?? ""]: Stand });
  for (const { documentId } of await closedEvents(strapi, event))
    states.set(documentId, { [everyDate]: "geschlossen" });
  return states;
}
