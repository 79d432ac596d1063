import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { rows } from "../../../database/rows";
import { countMails } from "../../../mail/outbox";
import { inboxes } from "../../../slots/inboxes";
import { leftOfFeaturesOff } from "../../../slots/left";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Numbers alone: new entries of each inbox and mails that are not sent yet, for the site's metrics; what is left of features that
   * are off, for the doctor.
   */
  async find(ctx: Context) {
    const counts = inboxes().map(async ({ uid, name }) => {
      return [name, await rows(strapi, uid).count({ where: { Bearbeitungsstand: "neu" } })] as const;
    });
    const submissions = Object.fromEntries(await Promise.all(counts));
    const leftSentences = (await leftOfFeaturesOff(strapi)).map(({ sentences }) => sentences);
    ctx.body = { data: { submissions, mails: await countMails(strapi), left: leftSentences } };
  },
});
