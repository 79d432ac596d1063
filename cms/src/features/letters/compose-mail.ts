import type { Core } from "@strapi/strapi";
import { hashOf } from "../../codes/link-codes";
import { rows } from "../../database/rows";
import type { Composed, QueuedMail } from "../../slots/mails";
import { toDayLinkMail, toLetter, toOrderMail } from "./letter-texts";
import { changeCode, manageCode, manageLink, orderCode } from "./mail-links";
import { countAnswer, letterOf } from "./queue-letter";
import { noteAnswer } from "./refusals";
import { noteSent } from "./restore-guard";
import { senderOf } from "./sender";
import { themesIn } from "./stored-lists";
import { type Subscription, subscriptionType } from "./stored-types";
import { isOpen } from "./subscribe";
import { nameOf } from "./theme-names";

type HashField = "Bestellung_Hash" | "Verwaltung_Hash" | "Aenderung_Hash";

/** The code of a link, whose hash is stored anew where its key is gone. */
async function storedCode(
  strapi: Core.Strapi,
  { documentId, ...stored }: Subscription,
  field: HashField,
  code: string,
): Promise<string> {
  const hash = hashOf(code);
  if (hash !== stored[field]) {
    const where = { documentId, [field]: stored[field] ?? null };
    const data = field === "Verwaltung_Hash" ? manageLink(stored, hash) : { [field]: hash };
    await rows(strapi, subscriptionType).updateMany({ where, data });
  }
  return code;
}

const requiredSender = async (strapi: Core.Strapi) => {
  const sender = await senderOf(strapi);
  if (!sender) throw new Error("SITE_URL is not set.");
  return sender;
};

/** A letter to one reader, whose mail server's answer counts; undefined if the reader has left. */
export async function composeLetter(strapi: Core.Strapi, mail: QueuedMail): Promise<Composed | undefined> {
  const sender = await requiredSender(strapi);
  const found = await letterOf(strapi, mail);
  if (!found) return undefined;
  const { letter, subscription, theme } = found;
  const { documentId, E_Mail: to } = subscription;
  const code = await storedCode(strapi, subscription, "Verwaltung_Hash", manageCode(strapi, subscription));
  return {
    text: toLetter(letter, { to, code, theme }, sender),
    messageId: mail.Vorgangsnummer,
    async count(answer) {
      if (answer !== "refused") await noteAnswer(strapi, documentId, answer === "mailbox refused");
      await countAnswer(strapi, mail.Vorgangsnummer, answer === "accepted" ? answer : "refused");
      if (answer === "accepted") await noteSent(strapi);
    },
  };
}

/** Undefined for a mail that is not to be sent any more: its order is confirmed or gone. */
export async function composeLink(strapi: Core.Strapi, mail: QueuedMail): Promise<Composed | undefined> {
  const sender = await requiredSender(strapi);
  const where = { documentId: mail.Vorgangsnummer };
  const stored = await rows(strapi, subscriptionType).findOne({ where });
  if (!stored) return undefined;
  const to = stored.E_Mail;
  if (mail.Art === "aenderlink") {
    const time = new Date(String(stored.Aenderung_bis)).getTime();
    const code = await storedCode(strapi, stored, "Aenderung_Hash", changeCode(strapi, stored));
    const text = toDayLinkMail({ to, code }, sender);
    return { text, messageId: `${mail.Vorgangsnummer}.${mail.Art}.${time}` };
  }
  if (!isOpen(stored, new Date())) return undefined;
  const names = await Promise.all(themesIn(stored.Bestellt).map((theme) => nameOf(strapi, theme)));
  const orderedAt = new Date(String(stored.Neu_bestellt_am));
  const themes = names.flatMap((name) => name ?? []);
  const code = await storedCode(strapi, stored, "Bestellung_Hash", orderCode(strapi, stored));
  const text = toOrderMail({ to, code, orderedAt, themes }, sender);
  return { text, messageId: `${mail.Vorgangsnummer}.${mail.Art}.${orderedAt.getTime()}` };
}
