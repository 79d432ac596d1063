import { linkDays } from "@dorfforum/shared/confirmations/limits";

/** Whether entries are still right: the line beside those that nobody confirmed, and the page that a mail links to */
export const confirmationTexts = {
  /** @param month "März 2025" */
  unconfirmed: (month: string) => `Zuletzt bestätigt im ${month} – bitte vorher nachfragen.`,
  title: "Stimmt noch alles?",
  lead: "So steht Ihr Eintrag auf unserer Website. Bitte sehen Sie nach, ob er noch stimmt.",
  target: "Führt zu",
  confirm: "Stimmt noch",
  change: "Ändern",
  thanks: "Danke! Der Eintrag ist bestätigt. Wir fragen frühestens in einem Jahr wieder.",
  confirmed: "Dieser Eintrag ist schon bestätigt. Sie müssen nichts mehr tun. Danke!",
  expired: `Der Link gilt ${linkDays} Tage und ist abgelaufen. Stimmt noch alles, schreiben Sie es uns kurz: Die Redaktion bestätigt den Eintrag dann für Sie. Einen neuen Link bekommen Sie mit unserer nächsten Nachfrage.`,
  failed:
    "Ihre Bestätigung konnte gerade nicht gespeichert werden. Es liegt nicht an Ihnen. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
};
