import { messageForStatus } from "./errors";

test.each([
  [400, "Ungültige Anfrage. Bitte überprüfen Sie Ihre Eingaben."],
  [401, "Sie sind nicht berechtigt, diese Aktion auszuführen."],
  [403, "Zugriff verweigert. Sie haben keine Berechtigung für diese Aktion."],
  [404, "Die angeforderte Ressource wurde nicht gefunden."],
  [500, "Ein interner Serverfehler ist aufgetreten. Bitte versuchen Sie es später erneut."],
  [503, "Ein unbekannter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut."],
  [undefined, "Ein unbekannter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut."],
])("status %s says what spec.md §8 says", (status, message) => {
  expect(messageForStatus(status)).toBe(message);
});
