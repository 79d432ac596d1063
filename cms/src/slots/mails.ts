import type { Core } from "@strapi/strapi";
import type { Row } from "../database/rows";

/** A mail that waits to be sent. Its text is written from the entry at that time. */
export type QueuedMail = Row<"api::ausgehende-mail.ausgehende-mail">;

export type MailText = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Without it answers go to the sender, MAIL_FROM. */
  replyTo?: string | { name: string; address: string };
  headers: Record<string, string>;
};

/** Who sends a mail: the site's name, the addresses of the editors, the public address of the site */
export type Village = { site: string; editors: string; siteUrl?: string | undefined };

/** `imprint`: who sends a mail, in lines (§ 5 DDG) */
export type Sender = Village & { imprint: string };

export type Composed = {
  text: MailText;
  messageId: string;
  /** Stores that it was sent or is given up, in the transaction that removes it. */
  note?(problem?: "refused"): Promise<void>;
  /** Counts how the mail server answered, once it is removed. */
  count?(answer: "accepted" | "refused" | "mailbox refused"): Promise<void>;
};

/** How mails of some kinds come to be. */
export type Mails = {
  kinds: readonly QueuedMail["Art"][];
  /** Writes a mail as things are now; undefined for one that is not to be sent any more. */
  compose(strapi: Core.Strapi, mail: QueuedMail, sender: Sender, now: Date): Promise<Composed | undefined>;
  /** Of letters to many: whether they wait, and how mail servers have answered the others of the same letter */
  letters?: {
    isPaused(strapi: Core.Strapi): Promise<boolean>;
    answersTo(strapi: Core.Strapi, mail: QueuedMail): Promise<{ accepted: number; refused: number }>;
  };
};
