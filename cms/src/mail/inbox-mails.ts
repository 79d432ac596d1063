import type { Core } from "@strapi/strapi";
import { accessCodeOf } from "../codes/access-code";
import { rows } from "../database/rows";
import { inboxes, inboxOf } from "../slots/inboxes";
import type { Composed, Mails, QueuedMail, Sender } from "../slots/mails";
import { toConfirmation, toNotification } from "./inbox-texts";
import { mailSettings } from "./mail-settings";
import { atDomainOf, dayBefore, hasMaxMails } from "./mailbox";

const sentAtFields = { redaktion: "Mail_versendet_am", bestaetigung: "Bestaetigung_versendet_am" } as const;

/** To the editors and to the sender, about what a visitor sent. */
export const inboxMails: Mails = { kinds: ["redaktion", "bestaetigung"], compose };

async function compose(
  strapi: Core.Strapi,
  { Art, Eingang, Vorgangsnummer }: QueuedMail,
  sender: Sender,
  now: Date,
): Promise<Composed | undefined> {
  const inbox = inboxOf(Eingang);
  const entry = inbox && (await rows(strapi, inbox.uid).findOne({ where: { Vorgangsnummer } }));
  if (!entry) return undefined;
  const composed = {
    messageId: `${Vorgangsnummer}.${Art}`,
    async note(problem?: "refused") {
      const data = { [sentAtFields[Art as keyof typeof sentAtFields]]: now };
      if (!problem) await rows(strapi, inbox.uid).updateMany({ where: { Vorgangsnummer }, data });
    },
  };
  if (Art === "redaktion") {
    const text = toNotification(inbox, entry, sender, panelLink(inbox.uid, entry.documentId));
    return { ...composed, text: { ...text, to: (await inbox.notified?.(strapi, entry)) || text.to } };
  }
  if (await hasMaxConfirmations(strapi, entry.E_Mail ?? "", now)) {
    strapi.log.warn(
      `The mail ${Art} of ${Vorgangsnummer} is left out: its address got the maximum of confirmations today.`,
    );
    return undefined;
  }
  const code = await accessCodeOf(strapi, inbox.uid, entry);
  const asked = await inbox.asked?.(strapi, entry);
  return { ...composed, text: toConfirmation(inbox, entry, sender, { code, asked }) };
}

function panelLink(uid: string, documentId: string): string | undefined {
  const { adminUrl } = mailSettings() ?? {};
  return adminUrl && `${adminUrl}/content-manager/collection-types/${uid}/${documentId}`;
}

/** Counts what the entries note as sent, which survives restarts. */
async function hasMaxConfirmations(strapi: Core.Strapi, address: string, now: Date): Promise<boolean> {
  const where = { Bestaetigung_versendet_am: { $gt: dayBefore(now) }, E_Mail: atDomainOf(address) };
  const confirmed = await Promise.all(
    inboxes().map(({ uid }) => rows(strapi, uid).findMany({ select: ["E_Mail"], where })),
  );
  return hasMaxMails(
    address,
    confirmed.flat().map(({ E_Mail }) => ({ address: E_Mail, count: 1 })),
  );
}
