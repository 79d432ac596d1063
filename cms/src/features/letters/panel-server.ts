import { maxRefusals } from "@dorfforum/shared/letters/limits";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { refusal, rightsOf } from "../../access/rights";
import { codeOf } from "../../background/error-code";
import { rows } from "../../database/rows";
import { deliverSoon } from "../../mail/schedule-delivery";
import { type PanelServer, panelRoute } from "../../slots/panel-routes";
import { resumeLetters } from "./apply-unsubscribes";
import { countReaders } from "./count-readers";
import type { LetterPreview, Letters, Warning } from "./panel-data";
import { deliverPushSoon } from "./push/deliver-push";
import { createLetter, stopLetter } from "./queue-letter";
import { receiversOf, receiversWith } from "./receivers";
import { isPausedAfterRestore } from "./restore-guard";
import { senderOf } from "./sender";
import { type Letter, letterType, outboxType, subscriptionType } from "./stored-types";
import { findWarning } from "./warning";
import { fetchLetter, letterTime, nextLetter } from "./week-letter";

type User = { roles?: { code: string }[] } | undefined;
const isAdministrator = (ctx: Context) =>
  (ctx.state.user as User)?.roles?.some(({ code }) => code === "strapi-super-admin") ?? false;

/** Letters concern who may publish to everybody. */
const mayUse = (strapi: Core.Strapi) =>
  rightsOf(strapi, "api::mitteilung.mitteilung")?.can.publish() ?? false;

const letters = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** 404 while no mail can be ordered. */
  async find(ctx: Context) {
    if (!mayUse(strapi)) return ctx.forbidden();
    if (!(await senderOf(strapi))) return ctx.notFound();
    const now = new Date();
    const time = await letterTime(strapi);
    const subscriptions = rows(strapi, subscriptionType);
    const data: Letters = {
      readers: countReaders(await receiversWith(strapi, [""])),
      paused: await subscriptions.count({ where: { Pausiert: true } }),
      refused: await subscriptions.count({ where: { Abgelehnt: { $gte: maxRefusals } } }),
      isPaused: await isPausedAfterRestore(strapi),
      mayResume: isAdministrator(ctx),
      sending: await sendingOf(strapi, now),
      next: { day: nextLetter(time, now), hour: time.hour },
    };
    ctx.set({ "Cache-Control": "no-store" });
    ctx.body = { data };
  },

  /** The next letter of the week as it would be now */
  async preview(ctx: Context) {
    if (!mayUse(strapi)) return ctx.forbidden();
    const day = nextLetter(await letterTime(strapi), new Date());
    try {
      const { subject, html, isEmpty } = await fetchLetter(day);
      ctx.body = { data: { subject, html, isEmpty } satisfies LetterPreview };
    } catch (error) {
      strapi.log.warn(`The letter of ${day} could not be read: ${codeOf(error)}`);
      throw refusal(
        "Die Website schreibt den Brief gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.",
      );
    }
  },

  /** How many would get an urgent notice, and whether they have it. 404 for what is none or is not published. */
  async warning(ctx: Context) {
    if (!mayUse(strapi)) return ctx.forbidden();
    const warning = await findWarning(strapi, ctx.params.documentId, new Date());
    if (!warning) return ctx.notFound();
    const { level, letter, beginsAt } = warning;
    const sent = await rows(strapi, letterType).findOne({ where: { Schluessel: letter.key } });
    const { length: receivers } = await receiversOf(strapi, letter.themes);
    const sentAt = sent ? String(sent.createdAt) : null;
    ctx.body = { data: { level, receivers, sentAt, beginsAt } satisfies Warning };
  },

  /** Sends an urgent notice, once as it is, and not before it begins. */
  async warn(ctx: Context) {
    if (!mayUse(strapi)) return ctx.forbidden();
    const warning = await findWarning(strapi, ctx.params.documentId, new Date());
    if (!warning) return ctx.notFound();
    if (warning.beginsAt)
      throw refusal(
        "Die Mitteilung steht noch nicht auf der Website. Verschicken können Sie sie, sobald sie beginnt.",
      );
    if (await isPausedAfterRestore(strapi))
      throw refusal(
        "Nach einer zurückgespielten Sicherung gehen noch keine Briefe hinaus. Auf der Startseite steht, was zu tun ist.",
      );
    await createLetter(strapi, warning.letter, new Date());
    deliverSoon(strapi);
    deliverPushSoon(strapi);
    ctx.body = { data: {} };
  },

  async stop(ctx: Context) {
    if (!mayUse(strapi)) return ctx.forbidden();
    await stopLetter(strapi, ctx.params.documentId);
    ctx.body = { data: {} };
  },

  async resume(ctx: Context) {
    if (!isAdministrator(ctx)) return ctx.forbidden();
    await resumeLetters(strapi);
    ctx.body = { data: {} };
  },
});

export const lettersPanel: PanelServer = {
  controllers: { letters },
  policies: {},
  routes: [
    panelRoute("GET", "/briefe", "letters.find"),
    panelRoute("GET", "/briefe/vorschau", "letters.preview"),
    panelRoute("GET", "/briefe/warnung/:documentId", "letters.warning"),
    panelRoute("POST", "/briefe/warnung/:documentId", "letters.warn"),
    panelRoute("POST", "/briefe/fortsetzen", "letters.resume"),
    panelRoute("POST", "/briefe/:documentId/anhalten", "letters.stop"),
  ],
};

/** Nobody wants a letter after two days (isLate), so that those on their way are of the last week, too. */
const shownMs = 7 * 24 * 3_600_000;

async function sendingOf(strapi: Core.Strapi, now: Date): Promise<Letters["sending"]> {
  const since = new Date(now.getTime() - shownMs);
  const sendings: Letter[] = await strapi.db
    .query(letterType)
    .findMany({ where: { Angehalten: false, createdAt: { $gt: since } } });
  const found = await Promise.all(
    sendings.map(async ({ documentId, Betreff, Empfaenger, Abgelehnt }) => {
      const where = { Vorgangsnummer: { $startsWith: `${documentId}.` } };
      const waiting = await rows(strapi, outboxType).count({ where });
      return { documentId, subject: Betreff, receivers: Empfaenger, waiting, refused: Abgelehnt ?? 0 };
    }),
  );
  return found.filter(({ waiting, refused }) => waiting > 0 || refused > 0);
}
