export const mediaUnavailable =
  "Diese Datei ist zurzeit nicht erreichbar. Bitte versuchen Sie es später noch einmal.";
