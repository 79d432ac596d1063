import { proposalPath } from "@dorfforum/shared/urls/mailed-paths";
import { siteAddress } from "../../mail/mail-text";
import type { Inbox } from "../../slots/inbox";
import { messages, submissions } from "./panel-data";

const editable = ["Bearbeitungsstand", "Antwort_bis"];

export const messageInbox: Inbox = {
  ...messages,
  title: "Nachricht",
  forms: {
    kontakt: { initial: "K", title: "Nachricht", sent: "Ihre Nachricht" },
    barriere: { initial: "B", title: "Barriere gemeldet", sent: "Ihre Meldung einer Barriere" },
    inhalt: { initial: "I", title: "Hinweis zu einem Inhalt", sent: "Ihr Hinweis zu einem Inhalt" },
    aenderung: { initial: "R", title: "Änderung mitgeteilt", sent: "Ihre Mitteilung" },
  },
  columns: ["Betreff", "Text", "Seite", "Antwort_bis"],
  editable,
};

export const submissionInbox: Inbox = {
  ...submissions,
  title: "Einsendung",
  forms: {
    veranstaltung: {
      initial: "V",
      title: "Vorschlag: Veranstaltung",
      sent: "Ihr Vorschlag für eine Veranstaltung",
    },
    organisation: {
      initial: "O",
      title: "Vorschlag: Organisation",
      sent: "Ihr Vorschlag für eine Organisation",
    },
    beitrag: { initial: "A", title: "Vorschlag: Beitrag", sent: "Ihr Vorschlag für einen Beitrag" },
    angebot: { initial: "Z", title: "Vorschlag: Anzeige", sent: "Ihre Anzeige" },
    hilfe: { initial: "H", title: "Hilfsangebot", sent: "Ihr Hilfsangebot" },
  },
  columns: ["Titel", "Daten"],
  takesPicture: true,
  editable,
  access: (siteUrl, code) => [
    `Solange wir noch nicht damit begonnen haben, können Sie Ihre Angaben hier ändern oder zurückziehen:\n${siteAddress(siteUrl, proposalPath(code))}`,
  ],
};

/** What was sent, as its sender calls it: the beginning of a sentence that goes on with "ist" */
export const sentThing = (art: string) => submissionInbox.forms[art]?.sent ?? "Ihre Einsendung";
