/** The page where the sender of a proposal corrects or withdraws it */
export const proposalTexts = {
  title: "Ihre Einsendung",
  open: "Die Redaktion hat sie noch nicht übernommen. Bis dahin können Sie Ihre Angaben ändern oder die Einsendung zurückziehen.",
  hasPicture: "Ihr Bild ist gespeichert. Wenn Sie ein anderes auswählen, ersetzt es das bisherige.",
  saved: "Ihre Änderungen sind gespeichert.",
  withdraw: "Einsendung zurückziehen",
  withdrawWarning:
    "Wir löschen dann alles, was Sie uns geschickt haben. Das lässt sich nicht rückgängig machen.",
  confirm: "Jetzt zurückziehen",
  failed:
    "Ihre Einsendung konnte gerade nicht zurückgezogen werden. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
  withdrawn: "Ihre Einsendung ist zurückgezogen. Ihre Angaben sind gelöscht.",
  takenOver:
    "Die Redaktion hat Ihre Einsendung übernommen. Wenn etwas anders werden soll, melden Sie sich bitte und nennen Sie die Vorgangsnummer:",
};
