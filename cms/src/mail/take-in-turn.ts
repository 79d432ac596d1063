import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { inboxOf } from "../slots/inboxes";
import type { QueuedMail } from "../slots/mails";
import { mailboxOf } from "./mailbox";
import { putBack, takeMail } from "./outbox";

const minWaitMs = 5_000;

/** As many as the lane works on at once, so that notifications wait only for slow ones */
const maxToDeciders = 3;

/** When the mails that are under way to a mailbox began, by performance.now() */
const underWay = new Map<string, number[]>();

/** A mail that was taken, with what has to be called once it is sent or not */
export type Taken = { mail: QueuedMail; end: () => void };

/**
 * Reserves the next due mail whose mailbox may get one now; undefined if none is due. Mails to a visitor go one after the
 * other: how many it got in a day is counted when one is written. A mail that waits for those before it goes back to the
 * outbox, so that many to one slow mailbox hold nobody else's.
 * @param onError has a mail tried later whose entry cannot be read
 */
export async function takeInTurn(
  strapi: Core.Strapi,
  onError: (strapi: Core.Strapi, mail: QueuedMail, error: unknown) => Promise<void>,
): Promise<Taken | undefined> {
  for (let mail = await takeMail(strapi); mail; mail = await takeMail(strapi)) {
    try {
      const mailbox = await countedMailbox(strapi, mail);
      const [oldest, ...others] = (mailbox && underWay.get(mailbox)) || [];
      if (oldest === undefined || others.length + 1 < maxAtOnce(mail)) return begin(mail, mailbox);
      // The longer the wait, the more rarely all that wait are looked at.
      await putBack(strapi, mail, Math.max(minWaitMs, performance.now() - oldest));
    } catch (error) {
      await onError(strapi, mail, error);
    }
  }
  return undefined;
}

const maxAtOnce = ({ Art }: QueuedMail) => (Art === "redaktion" ? maxToDeciders : 1);

function begin(mail: QueuedMail, mailbox: string | undefined): Taken {
  if (!mailbox) return { mail, end: () => {} };
  const startedAt = performance.now();
  underWay.set(mailbox, [...(underWay.get(mailbox) ?? []), startedAt]);
  const end = () => {
    const startTimes = [...(underWay.get(mailbox) ?? [])];
    startTimes.splice(startTimes.indexOf(startedAt), 1);
    if (startTimes.length > 0) underWay.set(mailbox, startTimes);
    else underWay.delete(mailbox);
  };
  return { mail, end };
}

async function countedMailbox(strapi: Core.Strapi, { Art, Eingang, Vorgangsnummer }: QueuedMail) {
  const inbox = inboxOf(Eingang);
  const entry = inbox && (await rows(strapi, inbox.uid).findOne({ where: { Vorgangsnummer } }));
  if (!entry) return undefined;
  if (Art === "redaktion") return `redaktion ${(await inbox.notified?.(strapi, entry)) ?? ""}`;
  return entry.E_Mail ? mailboxOf(entry.E_Mail) : undefined;
}
