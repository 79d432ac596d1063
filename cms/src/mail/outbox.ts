import type { Core } from "@strapi/strapi";
import type { Inbox } from "../receiving/inboxes";
import { mailSettings } from "./mail-settings";
import type { MailKind } from "./mail-texts";

const OUTBOX = "api::ausgehende-mail.ausgehende-mail";

/** A mail that still has to be sent. Its text is made of the entry when it is sent. */
export type QueuedMail = {
  id: number;
  Vorgangsnummer: string;
  /** The entry's type */
  Eingang: Inbox;
  Art: MailKind;
  Versuche: number;
  /** Milliseconds since 1970, as text; also the mark by which a mail is taken */
  Faellig_am: string;
};

type Arrived = {
  Vorgangsnummer: string;
  E_Mail?: string | undefined;
  Bestaetigung_gewuenscht: boolean;
};

/** While one is being sent, nobody else takes it; after a crash it is free again then. In milliseconds. */
const LEASE = 120_000;
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 3_600_000;

/** After the first failed attempt 5 s, then three times as long each time, up to an hour. In milliseconds. */
export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE * 3 ** (attempts - 1), LONGEST_PAUSE);

/** Called in the transaction that stores the entry: neither without the other. Nothing while mail is off. */
export async function queueMails(
  strapi: Core.Strapi,
  Eingang: Inbox,
  { Vorgangsnummer, E_Mail, Bestaetigung_gewuenscht }: Arrived,
): Promise<void> {
  if (!mailSettings()) return;
  const kinds: MailKind[] = [
    "redaktion",
    ...(Bestaetigung_gewuenscht && E_Mail ? ["bestaetigung" as const] : []),
  ];
  for (const Art of kinds) {
    await strapi.db
      .query(OUTBOX)
      .create({ data: { Vorgangsnummer, Eingang, Art, Versuche: 0, Faellig_am: String(Date.now()) } });
  }
}

/** The next mail that is due, taken for this process alone; undefined when there is none. */
export async function takeMail(strapi: Core.Strapi): Promise<QueuedMail | undefined> {
  const outbox = strapi.db.query(OUTBOX);
  for (;;) {
    const mail: QueuedMail | null = await outbox.findOne({
      where: { Faellig_am: { $lte: Date.now() } },
      orderBy: { Faellig_am: "asc" },
    });
    if (!mail) return undefined;
    // Of several instances that saw the same mark, the one that still finds it there has the mail.
    const { count } = await outbox.updateMany({
      where: { id: mail.id, Faellig_am: mail.Faellig_am },
      data: { Faellig_am: String(Date.now() + LEASE), Versuche: mail.Versuche + 1 },
    });
    if (count === 1) return { ...mail, Versuche: mail.Versuche + 1 };
  }
}

/** It was not sent and is due again after a pause, in milliseconds. */
export async function putBack(strapi: Core.Strapi, { id, Versuche }: QueuedMail): Promise<number> {
  const pause = pauseAfter(Versuche);
  await strapi.db.query(OUTBOX).update({ where: { id }, data: { Faellig_am: String(Date.now() + pause) } });
  return pause;
}

/** It was sent, or never will be. */
export async function takeOut(strapi: Core.Strapi, { id }: QueuedMail): Promise<void> {
  await strapi.db.query(OUTBOX).delete({ where: { id } });
}
