import { createHash } from "node:crypto";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { registrationPath } from "@dorfforum/shared/registrations/paths";
import { eventPath } from "@dorfforum/shared/urls/site-paths";
import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { autoSubmitted, oneLine, siteAddress } from "../../mail/mail-text";
import { isOn } from "../../slots/is-on";
import type { Composed, Mails, QueuedMail, Sender } from "../../slots/mails";
import { versionsOf } from "./agreement";
import { dateInWords, type Event, readDate } from "./event-date";
import { aboveLink, contactLines, type Host, hostOf, mailParts, type Written } from "./mail-texts";
import { type Known, knownNow, knownOf } from "./news";
import { kinds } from "./queue-mail";
import { codeOf, confirmUntil } from "./register";
import { isActive, type Registration, registrationType } from "./stored-types";
import { offerEnd } from "./waiting-list";

/** To those who register, and to those who have */
export const registrationMails: Mails = { kinds, compose };

/** Undefined if there is nothing to tell any more. Nothing that was typed into the form stands in a mail. */
async function compose(
  strapi: Core.Strapi,
  mail: QueuedMail,
  sender: Sender,
  now: Date,
): Promise<Composed | undefined> {
  const { siteUrl } = sender;
  // The mail waits until that is set; undefined would lose it.
  if (!siteUrl) throw new Error("SITE_URL is not set.");
  const { Vorgangsnummer: documentId } = mail;
  const entry = await rows(strapi, registrationType).findOne({ where: { documentId } });
  const to = entry?.E_Mail ?? (mail.Art === "anmeldeabsage" ? addressIn(mail) : undefined);
  if (!entry || !to) return undefined;
  const { event, date } = await readDate(strapi, entry.Veranstaltung, entry.Tag ?? "");
  const former = knownOf(entry);
  const known = knownNow(entry.Stand, event, date, former);
  if (!known.start || new Date(known.start) <= now) return undefined;
  const when = dateInWords(event ?? { Ganztaegig: false }, known);
  const code = codeOf(strapi, entry);
  const Gefragt_bis = entry.Stand === "gefragt" ? offerEnd(entry, known.start, now) : null;
  const host = hostOf(event ?? (await versionsOf(strapi, entry.Veranstaltung)).listed, sender);
  const parts = mailParts({
    kind: mail.Art as (typeof kinds)[number],
    entry: { ...entry, Gefragt_bis },
    known,
    former,
    when,
    today: berlinDay(now),
    isOpen: entry.Stand === "offen" && confirmUntil(entry) > now,
    letter: letterIn(mail),
    host,
  });
  if (!parts) return undefined;
  const text = toText(parts, {
    to,
    entry,
    event,
    host,
    known,
    when,
    sender,
    link: siteAddress(siteUrl, registrationPath(code)),
  });
  const hash = createHash("sha256")
    .update(mail.documentId)
    .update(text.subject)
    .update(text.text)
    .digest("hex");
  const { id, Stand } = entry;
  const registrations = rows(strapi, registrationType);
  // The time in which somebody confirms or answers begins here, so that it does not pass while no mail leaves. What a mail says of the date
  // is what its page shows once the event is gone.
  const note = async () => {
    if (mail.Art === "anmeldung")
      await registrations.updateMany({
        where: { id, Stand: "offen" },
        data: { updatedAt: new Date(), Bekannt: known },
      });
    if (mail.Art === "anmeldestand" && isActive(entry))
      await registrations.updateMany({ where: { id, Stand }, data: { Bekannt: known, Gefragt_bis } });
  };
  return { text, messageId: `${documentId}.${mail.Art}.${hash.slice(0, 16)}`, note };
}

const letterIn = ({ Vorher }: QueuedMail) =>
  (Vorher ?? undefined) as { subject: string; text: string } | undefined;

const addressIn = ({ Vorher }: QueuedMail) => (Vorher as { to?: string } | null | undefined)?.to;

type Given = {
  to: string;
  entry: Registration;
  event: Event | undefined;
  host: Host;
  known: Known;
  when: string;
  sender: Sender;
  link: string;
};

function toText(
  { subject, paragraphs, isOwnText, notYou }: Written,
  { to, entry, event, host, known, when, sender, link }: Given,
) {
  const { siteUrl = "", imprint } = sender;
  const title = oneLine(known.title);
  const page = event?.Slug && isOn("registrations") ? siteAddress(siteUrl, eventPath(event.Slug)) : "";
  return {
    to,
    subject: `${subject}: ${title}`,
    text: [
      "Guten Tag,",
      ...paragraphs,
      `${aboveLink(entry)}\n${link}`,
      [title, when, known.place && oneLine(known.place), page].filter(Boolean).join("\n"),
      contactLines(host, event?.Anmeldung_Telefon ?? ""),
      isOwnText ? `Diese Nachricht schreibt Ihnen: ${host.name}.` : notYou,
      imprint,
    ]
      .filter(Boolean)
      .join("\n\n"),
    ...(host.replyTo && { replyTo: host.replyTo }),
    headers: autoSubmitted("auto-generated"),
  };
}
