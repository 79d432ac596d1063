/** Apart from the other texts of reading offline, because the calendar's first script has them */
export const offlineButtonTexts = {
  save: "Für unterwegs speichern",
  saving: "Wird gespeichert …",
  remove: "Gespeichertes löschen",
  withoutConnection:
    "Nicht gespeichert: Dafür brauchen Sie eine Verbindung. Bitte versuchen Sie es später noch einmal.",
};
