import { confirmationPath } from "@dorfforum/shared/urls/mailed-paths";
import type { Core } from "@strapi/strapi";
import { autoSubmitted, oneLine, siteAddress, type Village } from "../mail/mail-texts";
import { issueCode, linkDays } from "./confirmation-links";
import { confirmedField, confirmedTypeOf, monthsBefore } from "./confirmed-types";

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

/**
 * The mail about an entry, with its link. Undefined when there is nothing to ask any more: it was confirmed meanwhile,
 * withdrawn, or has lost its address.
 */
export async function composeRequest(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  village: Village,
  now: Date,
) {
  const type = confirmedTypeOf(uid);
  if (!type || !village.siteUrl) return undefined;
  const entry: Record<string, unknown> | null = await strapi.db.query(type.uid).findOne({
    where: {
      documentId,
      publishedAt: { $notNull: true },
      [confirmedField]: { $lt: monthsBefore(now, 12) },
    },
  });
  if (!entry?.[type.address]) return undefined;
  const code = await issueCode(strapi, documentId, now);
  if (!code) return undefined;
  return toRequest(
    {
      title: String(entry[type.title]),
      address: String(entry[type.address]),
      confirmedOn: String(entry[confirmedField]),
      link: siteAddress(village.siteUrl, confirmationPath(code)),
    },
    village,
  );
}
