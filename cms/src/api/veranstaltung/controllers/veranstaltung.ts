import { factories } from "@strapi/strapi";
import type { Context } from "koa";
import { coarseStatesOf } from "../../../features/registrations/api";

type Event = { documentId: string };

/** Every Veranstaltung tells of its dates whether there are places, but not who comes. */
export default factories.createCoreController("api::veranstaltung.veranstaltung", ({ strapi }) => ({
  async find(ctx: Context) {
    const { data, meta } = await super.find(ctx);
    const states = await coarseStatesOf(strapi);
    const withStates = data.map((event: Event) => ({
      ...event,
      Platzlage: states.get(event.documentId) ?? {},
    }));
    return { data: withStates, meta };
  },

  async findOne(ctx: Context) {
    const answer = await super.findOne(ctx);
    if (!answer?.data) return answer;
    const { documentId } = answer.data;
    const Platzlage = (await coarseStatesOf(strapi, documentId)).get(documentId) ?? {};
    return { ...answer, data: { ...answer.data, Platzlage } };
  },
}));
