import { addDays } from "@dorfforum/shared/calendar/day";
import { formatLongDate, formatTime } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { confirmHours } from "@dorfforum/shared/registrations/limits";
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
  entry: Pick<Registration, "Stand" | "Plaetze" | "Angebot" | "Gefragt_bis" | "Erinnerung">;
  known: Known;
  former: Known | undefined;
  /** The date in words */
  when: string;
  /** The day in the village, "YYYY-MM-DD" */
  today: string;
  /** Not confirmed, and still to be */
  isOpen: boolean;
  letter: { subject: string; text: string } | undefined;
  telephone: string;
};

const placesInWords = (count: number) => (count === 1 ? "einen Platz" : `${count} Plätze`);

/** What its reader does on the page of a registration */
export function aboveLink({ Stand }: Pick<Registration, "Stand">): string {
  if (Stand === "offen") return "Öffnen Sie diesen Link, und drücken Sie „Anmeldung bestätigen“:";
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
      `${subject.toLowerCase()} ist es so weit: Für Sie ${Plaetze === 1 ? "ist ein Platz" : `sind ${Plaetze} Plätze`} vorgemerkt. Können Sie doch nicht, sagen Sie bitte auf Ihrer Seite ab; dann kann jemand anders mit.`,
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

function newsParts({ entry, known, former, telephone }: Given): Written | undefined {
  const call = telephone ? [`Fragen? Rufen Sie an: ${telephone}`] : [];
  switch (newsFor(former, known)) {
    case "off":
      return {
        subject: "Fällt aus",
        paragraphs: ["die Veranstaltung, zu der Sie sich angemeldet haben, fällt aus.", ...call],
      };
    case "on":
      return {
        subject: "Findet doch statt",
        paragraphs: ["die Veranstaltung findet doch statt; Ihre Anmeldung gilt weiter.", ...call],
      };
    case "moved":
      return {
        subject: "Geändert",
        paragraphs: [
          "Zeit oder Ort haben sich geändert; so ist es jetzt. Ihre Anmeldung gilt weiter. Können Sie nicht, sagen Sie bitte ab.",
          ...call,
        ],
      };
    case "asked":
      return { subject: "Ein Platz ist frei", paragraphs: [askedInWords(entry)] };
    case "in":
      return {
        subject: "Sie sind angemeldet",
        paragraphs: [
          `für Sie ${entry.Plaetze === 1 ? "ist ein Platz" : `sind ${entry.Plaetze} Plätze`} vorgemerkt.`,
        ],
      };
    default:
      return undefined;
  }
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
