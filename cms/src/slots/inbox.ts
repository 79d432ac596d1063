import type { Core } from "@strapi/strapi";
import type { TypesWith } from "../database/rows";

export type InboxType = TypesWith<"Bestaetigung_versendet_am">;

/** A type in which what visitors send waits for the editors. */
export type Inbox = {
  uid: InboxType;
  /** In addresses and figures */
  name: string;
  /** As the editors' mails call it */
  title: string;
  /** By the Art of an entry: the first letter of its Vorgangsnummer, what editors call it, and what its sender does ("… ist angekommen") */
  forms: Readonly<Record<string, { initial: string; title: string; sent: string }>>;
  /** The columns of its table, after those that all inboxes have */
  columns: readonly string[];
  /** Whether a picture may be sent with an entry */
  takesPicture?: true;
  /** The fields that editors may change */
  editable: readonly string[];
  /** Who learns of a new entry, as addresses; "" for all editors */
  notified?(strapi: Core.Strapi, entry: { id: number }): Promise<string>;
  /** Paragraphs of the editors' mail about an entry */
  remark?(entry: { Entwurf?: string | null | undefined }): string[];
  /** What an entry asks for, for its confirmation: nothing that was typed as a text */
  asked?(strapi: Core.Strapi, entry: { id: number }): Promise<string>;
  /** Paragraphs of the confirmation about the link that opens an entry to its sender */
  access?(siteUrl: string, code: string): string[];
  /** Which of the entries that were stored before `limit` go; all unless given */
  outdated?(limit: Date, now: Date): object;
  /** Has other changes wait, in the transaction that removes an entry. */
  lock?(strapi: Core.Strapi, documentId: string): Promise<unknown>;
  /** Removes what an entry has in other tables. */
  removeBelongings?(strapi: Core.Strapi, Vorgangsnummer: string): Promise<unknown>;
};
