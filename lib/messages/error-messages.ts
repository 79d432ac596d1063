/** The error catalogue of spec.md §8, word by word. */
const messages: Record<number, string> = {
  400: "Ungültige Anfrage. Bitte überprüfen Sie Ihre Eingaben.",
  401: "Sie sind nicht berechtigt, diese Aktion auszuführen.",
  403: "Zugriff verweigert. Sie haben keine Berechtigung für diese Aktion.",
  404: "Die angeforderte Ressource wurde nicht gefunden.",
  500: "Ein interner Serverfehler ist aufgetreten. Bitte versuchen Sie es später erneut.",
};

const unknownError = "Ein unbekannter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.";

/** What the banner says about a failed request. `undefined`: it never got an answer. */
export function messageForStatus(status: number | undefined): string {
  return (status !== undefined && messages[status]) || unknownError;
}
