import { addDays } from "@dorfforum/shared/calendar/day";
import { formatLongDate, formatTime } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { toMailAddress } from "@dorfforum/shared/forms/mail-address";
import { confirmHours } from "@dorfforum/shared/registrations/limits";
import { oneLine } from "../../mail/mail-text";
import type { MailText, Village } from "../../slots/mails";
import { organiserOf } from "./agreement";
import type { Event } from "./event-date";
import { type Known, newsFor } from "./news";
import type { kinds } from "./queue-mail";
import { isActive, type Registration } from "./stored-types";

export type Written = {
  subject: string;
  paragraphs: string[];
  isOwnText?: boolean;
  /** For whom the mail surprises */
  notYou?: string;
};

type Given = {
  kind: (typeof kinds)[number];
  entry: Pick<Registration, "Stand" | "Plaetze" | "Angebot" | "Gefragt_bis" | "Erinnerung" | "Von_Hand">;
  known: Known;
  former: Known | undefined;
  /** The date in words */
  when: string;
  /** The day in the village, "YYYY-MM-DD" */
  today: string;
  /** Not confirmed, and still to be */
  isOpen: boolean;
  letter: { subject: string; text: string } | undefined;
  host: Host;
};

/** Who runs an event. `replyTo` is missing where nobody who may see its list would read an answer. */
export type Host = { name: string; club?: string; replyTo?: NonNullable<MailText["replyTo"]> };

/**
 * Answers go to whoever sees the list: of a club's event not to the municipality, but to the address that the site shows of the club.
 * @param event undefined for one that is deleted, of which nobody knows whose it was
 */
export function hostOf(event: Event | undefined, { site, editors }: Pick<Village, "site" | "editors">): Host {
  if (!event) return { name: "wer die Veranstaltung ausrichtet" };
  const club = organiserOf(event);
  if (!club) return { name: site, replyTo: editors };
  const name = oneLine(club.Name);
  const address = club.publishedAt ? toMailAddress(oneLine(club.E_Mail ?? "")) : undefined;
  return { name, club: name, ...(address && { replyTo: { name, address } }) };
}

/** Whom to ask, under each mail */
export function contactLines({ club, replyTo }: Host, telephone: string): string {
  const lines = [
    club && `Veranstalter: ${club}`,
    telephone && `Fragen? Rufen Sie an: ${telephone}`,
    !replyTo && "Bitte antworten Sie nicht auf diese Mail: Der Veranstalter bekäme die Antwort nicht.",
  ];
  return lines.filter(Boolean).join("\n");
}

const youHave = (count: number) => `Sie haben ${placesInWords(count)}.`;
const placesInWords = (count: number) => (count === 1 ? "einen Platz" : `${count} Plätze`);

/** What its reader does on the page of a registration */
export function aboveLink({ Stand }: Pick<Registration, "Stand">): string {
  if (Stand === "offen") return "Öffnen Sie diesen Link, und bestätigen Sie dort:";
  if (Stand === "abgesagt") return "Neu anmelden können Sie sich, solange es noch geht, auf dieser Seite:";
  return Stand === "gefragt"
    ? "Auf dieser Seite antworten Sie:"
    : "Auf dieser Seite ändern Sie die Zahl oder sagen ab:";
}

/** What a mail says; undefined where there is nothing to tell any more. */
export function mailParts(given: Given): Written | undefined {
  const { kind, entry, known, letter } = given;
  switch (kind) {
    case "anmeldung":
      return linkParts(given);
    case "anmeldestand":
      return isActive(entry) ? newsParts(given) : undefined;
    case "anmelde_erinnerung":
      if (entry.Stand !== "dabei" || !entry.Erinnerung || known.isOff) return undefined;
      return reminderParts(given);
    case "anmeldeabsage":
      return {
        subject: "Abgesagt",
        paragraphs: ["Sie sind nicht mehr angemeldet, und Ihre Angaben sind gelöscht."],
        notYou:
          "Waren Sie das nicht? Dann hat jemand anders Ihren Link. Melden Sie sich neu an: Der neue Link ist ein anderer.",
      };
    case "rundbrief":
      return isActive(entry) && letter
        ? { subject: letter.subject, paragraphs: [letter.text], isOwnText: true }
        : undefined;
  }
}

/** A mail server that is away may take it on the day itself; of a date that moved on nothing is said. */
function reminderParts({ entry: { Plaetze }, known, today }: Given): Written | undefined {
  const day = berlinDay(known.start);
  if (day > addDays(today, 1)) return undefined;
  const subject = day === today ? "Heute" : "Morgen";
  return {
    subject,
    paragraphs: [
      `${subject.toLowerCase()} ist es so weit: ${youHave(Plaetze)} Können Sie doch nicht, sagen Sie bitte auf Ihrer Seite ab; dann kann jemand anders mit.`,
    ],
  };
}

function linkParts({ entry, isOpen, known }: Given): Written | undefined {
  if (known.isOff) return undefined;
  if (isActive(entry))
    return {
      subject: "Sie sind schon angemeldet",
      paragraphs: [
        "mit dieser Adresse gibt es für diesen Termin schon eine Anmeldung. Kommen mehr mit, ändern Sie bitte ihre Zahl.",
      ],
      notYou: "Haben Sie nichts gesendet? Dann tun Sie nichts: Ihre Anmeldung bleibt, wie sie ist.",
    };
  if (!isOpen) return undefined;
  return {
    subject: "Anmeldung bestätigen",
    paragraphs: [
      `mit dieser Adresse wurde eine Anmeldung für ${placesInWords(entry.Plaetze)} begonnen. Sie gilt erst, wenn Sie sie auf der Seite bestätigen: Bis dahin ist nichts für Sie frei gehalten, und es zählt, wer zuerst bestätigt. Nach ${confirmHours / 24} Tagen löschen wir, was nicht bestätigt ist.`,
    ],
    notYou: "Waren Sie das nicht? Dann tun Sie nichts.",
  };
}

function newsParts({ entry, known, former, host }: Given): Written | undefined {
  switch (newsFor(former, known)) {
    case "off":
      return {
        subject: "Fällt aus",
        paragraphs: ["die Veranstaltung, zu der Sie sich angemeldet haben, fällt aus."],
      };
    case "on":
      return {
        subject: "Findet doch statt",
        paragraphs: ["die Veranstaltung findet doch statt; Ihre Anmeldung gilt weiter."],
      };
    case "moved":
      return {
        subject: "Geändert",
        paragraphs: [
          "Zeit oder Ort haben sich geändert; so ist es jetzt. Ihre Anmeldung gilt weiter. Können Sie nicht, sagen Sie bitte ab.",
        ],
      };
    case "asked":
      return { subject: "Ein Platz ist frei", paragraphs: [askedInWords(entry)] };
    case "in":
      return {
        subject: "Sie sind angemeldet",
        paragraphs: [inWords(entry, former, host)],
      };
    default:
      return undefined;
  }
}

/** Who confirms does not wonder why; who was entered, or taken in, is told. */
function inWords({ Plaetze, Von_Hand }: Given["entry"], former: Known | undefined, { name }: Host): string {
  if (Von_Hand) return `${youHave(Plaetze)} Eingetragen hat Sie: ${name}.`;
  const hasWaited = former?.state === "warteliste" || former?.state === "gefragt";
  return hasWaited
    ? `Sie standen auf der Warteliste und sind jetzt dabei: ${youHave(Plaetze)}`
    : youHave(Plaetze);
}

function askedInWords({ Plaetze, Angebot, Gefragt_bis }: Given["entry"]): string {
  const until = new Date(String(Gefragt_bis)).toISOString();
  const places = Angebot ?? 0;
  const what =
    places < Plaetze
      ? `es sind ${placesInWords(places)} frei geworden; Sie wollten ${Plaetze}. Sie können sie nehmen, auf mehr warten oder die Warteliste verlassen.`
      : `von der Warteliste: ${placesInWords(places)} ${places === 1 ? "ist" : "sind"} für Sie frei.`;
  return `${what} Bitte antworten Sie auf der Seite bis ${formatLongDate(until)}, ${formatTime(until)}. Ohne Antwort fragen wir die Nächsten, und Sie stehen nicht mehr auf der Liste.`;
}
