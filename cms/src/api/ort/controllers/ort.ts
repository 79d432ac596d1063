import { factories } from "@strapi/strapi";
import type { Context } from "koa";
import { occupiedOf } from "../../../features/rooms/api";

type Place = { documentId: string };

/** Every Ort tells when it is occupied, but not by whom. */
export default factories.createCoreController("api::ort.ort", ({ strapi }) => ({
  async find(ctx: Context) {
    const { data, meta } = await super.find(ctx);
    const occupied = await occupiedOf(strapi, new Date());
    const withTimes = data.map((place: Place) => ({
      ...place,
      Belegt: occupied.get(place.documentId) ?? [],
    }));
    return { data: withTimes, meta };
  },

  async findOne(ctx: Context) {
    const answer = await super.findOne(ctx);
    if (!answer?.data) return answer;
    const occupied = await occupiedOf(strapi, new Date(), answer.data.documentId);
    return {
      ...answer,
      data: { ...answer.data, Belegt: occupied.get(answer.data.documentId) ?? [] },
    };
  },
}));
