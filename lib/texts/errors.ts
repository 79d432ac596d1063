/** The message for each status of a failed request: the catalogue of spec.md §8, word by word. */
const statusMessages: Record<number, string> = {
  400: "Ungültige Anfrage. Bitte überprüfen Sie Ihre Eingaben.",
  401: "Sie sind nicht berechtigt, diese Aktion auszuführen.",
  403: "Zugriff verweigert. Sie haben keine Berechtigung für diese Aktion.",
  404: "Die angeforderte Ressource wurde nicht gefunden.",
  500: "Ein interner Serverfehler ist aufgetreten. Bitte versuchen Sie es später erneut.",
};

/** The banner's message for a failed request; `undefined`: no response came. */
export const messageForStatus = (status: number | undefined): string =>
  statusMessages[status ?? 0] ??
  "Ein unbekannter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.";

/** The page that middleware.ts shows with status 503 */
export const unavailableTexts = {
  title: "Zurzeit nicht erreichbar",
  lead: "Das Dorfforum kann seine Inhalte gerade nicht laden. Es liegt nicht an Ihnen.",
  advice: "Bitte versuchen Sie es in ein paar Minuten noch einmal. Wenn es eilt, rufen Sie im Rathaus an.",
  retry: "Zur Startseite",
};

export const mediaUnavailable =
  "Diese Datei ist zurzeit nicht erreichbar. Bitte versuchen Sie es später noch einmal.";

export const documentUnavailable =
  "Diese Adresse kann zurzeit nicht antworten. Bitte versuchen Sie es später noch einmal.";

export const readOnlyAddress = "Diese Adresse kann nur gelesen werden.";

/** Requests that are answered before the site sees them, by status */
export const refusalTexts = {
  400: "Diese Anfrage ist nicht lesbar.",
  408: "Die Anfrage kam nicht rechtzeitig an. Bitte versuchen Sie es noch einmal.",
  413: "Die Anfrage ist zu groß.",
  414: "Diese Adresse ist zu lang oder hat zu viele Angaben.",
  417: "Diese Erwartung lässt sich nicht erfüllen.",
  429: "Von Ihrem Anschluss kommen gerade zu viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal.",
  431: "Die Kopfzeilen der Anfrage sind zu lang.",
};

export const apiErrorTexts = {
  notFound: "Diese Adresse gibt es nicht.",
  methodNotAllowed: (allowed: readonly string[]) =>
    `Diese Adresse lässt sich so nicht aufrufen. Möglich ist: ${allowed.join(", ")}.`,
};

export const notFoundTexts = {
  title: "Seite nicht gefunden",
  lead: "Dieser Weg führt leider ins freie Feld. Vielleicht wurde die Seite verschoben oder die Adresse enthält einen Tippfehler.",
  hint: "Mit der Suche oben finden Sie alles, was im Dorfforum steht. Kommt der Link aus einer E-Mail, fehlt vielleicht ein Stück, oder er gilt nicht mehr: Öffnen Sie ihn dort noch einmal.",
  home: "Zur Startseite",
  report: "Fehler melden",
};
