import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { rows } from "../../../database/rows";
import { countMails } from "../../../mail/outbox";
import { inboxes } from "../../../slots/inboxes";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Numbers alone, for the site's metrics: new entries of each inbox, and mails that are not sent yet. */
  async find(ctx: Context) {
    const counts = inboxes().map(async ({ uid, name }) => {
      return [name, await rows(strapi, uid).count({ where: { Bearbeitungsstand: "neu" } })] as const;
    });
    const submissions = Object.fromEntries(await Promise.all(counts));
    ctx.body = { data: { submissions, mails: await countMails(strapi) } };
  },
});
