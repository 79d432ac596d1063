import { addDays, isDay } from "@dorfforum/shared/calendar/day";
import { closedDay, otherHours, specialDayProblem } from "@dorfforum/shared/opening-hours/special-days";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { z } from "zod";
import { refuse } from "../../../../documents/problem";
import { readBody, shortText } from "../../../../http/read-body";
import { enterSpecialDays, specialDayChoices } from "../../../../special-days/enter-special-days";

const maxEntries = 1000;
const maxDays = 400;
const day = z.string().refine(isDay, "Bitte wählen Sie Tage, die es gibt.");

const Sent = z.object({
  day: z.object({
    Von: day,
    Bis: day.optional(),
    Gilt: z.enum([closedDay, otherHours]),
    Zeiten: shortText.optional(),
    Hinweis: shortText.optional(),
  }),
  entries: z
    .array(z.object({ uid: shortText, documentId: shortText }))
    .min(1, "Bitte wählen Sie mindestens einen Eintrag.")
    .max(maxEntries),
});

/** Special days of several entries at once. */
export const specialDays = ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const { von, bis } = ctx.query;
    const [first, last] = [String(von), String(bis)];
    if (!isDay(first) || !isDay(last) || last > addDays(first, maxDays)) return ctx.badRequest();
    ctx.set({ "Cache-Control": "no-store" });
    ctx.body = { data: await specialDayChoices(strapi, first, last) };
  },

  async enter(ctx: Context) {
    const sent = readBody(ctx, Sent);
    const problem = specialDayProblem(sent.day);
    if (problem) refuse([{ path: [problem.field], message: problem.message }]);
    await enterSpecialDays(strapi, sent, new Date());
    ctx.body = { data: {} };
  },
});
