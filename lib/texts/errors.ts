export const mediaUnavailable =
  "Diese Datei ist zurzeit nicht erreichbar. Bitte versuchen Sie es später noch einmal.";
export const documentUnavailable =
  "Diese Adresse kann zurzeit nicht antworten. Bitte versuchen Sie es später noch einmal.";
export const onlyForReading = "Diese Adresse kann nur gelesen werden.";
