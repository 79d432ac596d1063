import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { rightsOf } from "../../access/rights";
import { type PanelServer, panelPolicy, panelRoute } from "../../slots/panel-routes";
import { tag as Tag } from "./arrival";
import { eventType } from "./event-date";
import {
  addByHand,
  deleteList,
  setClosed,
  setNumber,
  takeIn,
  takeOff,
  writeToAll,
} from "./organiser-actions";
import { mayOpenList, readLists, readPeople } from "./read-lists";

/** Lists of who comes, for those who run an event. */
const controller = ({ strapi }: { strapi: Core.Strapi }) => {
  const changing =
    (change: (app: Core.Strapi, event: string, sent: unknown) => Promise<void>) => async (ctx: Context) => {
      await change(strapi, ctx.params.documentId, ctx.request.body);
      ctx.body = { data: {} };
    };
  return {
    async lists(ctx: Context) {
      if (!rightsOf(strapi, eventType)?.can.read()) return ctx.forbidden();
      ctx.set({ "Cache-Control": "no-store" });
      ctx.body = { data: await readLists(strapi, new Date()) };
    },

    async people(ctx: Context) {
      const tag = Tag.safeParse(ctx.query.tag ?? "");
      if (!tag.success) return ctx.badRequest("Der Termin fehlt.");
      ctx.set({ "Cache-Control": "no-store" });
      ctx.body = {
        data: await readPeople(strapi, { event: ctx.params.documentId, tag: tag.data }, new Date()),
      };
    },

    add: changing(addByHand),
    close: changing(setClosed),
    write: changing(writeToAll),
    number: changing(setNumber),
    takeIn: changing(takeIn),
    takeOff: changing(takeOff),
    remove: changing(deleteList),
  };
};

const policies = {
  /** Requires that the list is the user's: a club's is the club's alone. */
  "opens-list": (ctx: Context, _config: never, { strapi }: { strapi: Core.Strapi }) =>
    mayOpenList(strapi, ctx.params.documentId),
};

const opensList = panelPolicy("opens-list");
const list = "/anmeldelisten/:documentId";

export const registrationsPanel: PanelServer = {
  controllers: { registrations: controller },
  policies,
  routes: [
    panelRoute("GET", "/anmeldelisten", "registrations.lists"),
    panelRoute("GET", list, "registrations.people", opensList),
    panelRoute("POST", `${list}/eintragen`, "registrations.add", opensList),
    panelRoute("POST", `${list}/schliessen`, "registrations.close", opensList),
    panelRoute("POST", `${list}/schreiben`, "registrations.write", opensList),
    panelRoute("POST", `${list}/zahl`, "registrations.number", opensList),
    panelRoute("POST", `${list}/aufnehmen`, "registrations.takeIn", opensList),
    panelRoute("POST", `${list}/streichen`, "registrations.takeOff", opensList),
    panelRoute("POST", `${list}/loeschen`, "registrations.remove", opensList),
  ],
};
