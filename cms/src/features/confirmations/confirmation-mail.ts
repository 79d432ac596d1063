import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { linkDays } from "@dorfforum/shared/confirmations/limits";
import { confirmationPath } from "@dorfforum/shared/urls/mailed-paths";
import type { Core } from "@strapi/strapi";
import { autoSubmitted, oneLine, siteAddress } from "../../mail/mail-text";
import type { Composed, Mails, QueuedMail, Village } from "../../slots/mails";
import { issueCode } from "./confirmation-links";
import { askedBefore, confirmedField, confirmedTypeOf } from "./confirmed-types";

const germanMonth = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "UTC" });

type Asked = { title: string; address: string; confirmedOn: string; link: string };

/** The mail that asks whether an entry is still right. Nothing happens before its reader presses a button of the site. */
export const toRequest = (
  { title, address, confirmedOn, link }: Asked,
  { site, editors }: Omit<Village, "siteUrl">,
) => ({
  to: address,
  subject: `Stimmt noch alles? ${oneLine(title)}`,
  text: [
    "Guten Tag,",
    `auf unserer Website steht ein Eintrag, zu dem diese Adresse gehört: ${oneLine(title)}. Zuletzt wurde er im ${germanMonth.format(new Date(confirmedOn))} bestätigt.`,
    `Bitte sehen Sie nach, ob noch alles stimmt. Ein Klick genügt dann; auch Änderungen können Sie dort mitteilen:\n${link}`,
    `Der Link gilt ${linkDays} Tage. Wir fragen höchstens einmal im Jahr. Antworten Sie auf diese Mail, wenn Sie nicht mehr zuständig sind.`,
    oneLine(site),
  ].join("\n\n"),
  replyTo: editors,
  headers: autoSubmitted("auto-generated"),
});

/** Undefined when there is nothing to ask any more: an entry was confirmed meanwhile, withdrawn, or has lost its address. */
export const requestMails: Mails = { kinds: ["nachfrage"], compose };

async function compose(
  strapi: Core.Strapi,
  { Eingang: uid, Vorgangsnummer: documentId, Art }: QueuedMail,
  village: Village,
  now: Date,
): Promise<Composed | undefined> {
  const type = confirmedTypeOf(uid);
  if (!type || !village.siteUrl) return undefined;
  const entry: Record<string, unknown> | null = await strapi.db.query(type.uid).findOne({
    where: {
      documentId,
      publishedAt: { $notNull: true },
      [confirmedField]: { $lt: askedBefore(now) },
    },
  });
  if (!entry?.[type.address]) return undefined;
  const code = await issueCode(strapi, documentId, now);
  if (!code) return undefined;
  const text = toRequest(
    {
      title: String(entry[type.title]),
      address: String(entry[type.address]),
      confirmedOn: String(entry[confirmedField]),
      link: siteAddress(village.siteUrl, confirmationPath(code)),
    },
    village,
  );
  return { text, messageId: `${documentId}.${Art}.${berlinDay(now).slice(0, 4)}` };
}
