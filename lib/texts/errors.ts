export const unavailableTexts = {
  lead: "Das Dorfforum kann seine Inhalte gerade nicht laden. Es liegt nicht an Ihnen.",
  advice: "Bitte versuchen Sie es in ein paar Minuten noch einmal. Wenn es eilt, rufen Sie im Rathaus an.",
  retry: "Zur Startseite",
};

export const mediaUnavailable =
  "Diese Datei ist zurzeit nicht erreichbar. Bitte versuchen Sie es später noch einmal.";

export const documentUnavailable =
  "Diese Adresse kann zurzeit nicht antworten. Bitte versuchen Sie es später noch einmal.";

export const onlyForReading = "Diese Adresse kann nur gelesen werden.";

export const notFoundTexts = {
  title: "Seite nicht gefunden",
  lead: "Dieser Weg führt leider ins freie Feld. Vielleicht wurde die Seite verschoben oder die Adresse enthält einen Tippfehler.",
  hint: "Mit der Suche oben finden Sie alles, was im Dorfforum steht.",
  home: "Zur Startseite",
  report: "Fehler melden",
};

export const failureTexts = {
  title: "Hier ist etwas schiefgegangen",
  lead: "Diese Seite lässt sich gerade nicht anzeigen. Es liegt nicht an Ihnen. Bitte versuchen Sie es noch einmal.",
  retry: "Erneut versuchen",
  home: "Zur Startseite",
  reference: (name: string) => `Wenn Sie uns dazu schreiben, nennen Sie bitte: Vorgang ${name}`,
};
