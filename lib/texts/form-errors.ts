/** The errors at fields, except those of empty required fields (forms.ts). */
export const formErrors = {
  tooLong: (max: number) => `Das ist zu lang: Erlaubt sind ${max.toLocaleString("de-DE")} Zeichen.`,
  email: "Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@beispiel.de.",
  emailLocalPart:
    "Vor dem @ darf die E-Mail-Adresse keine Umlaute und kein ß haben: Die meisten Mailserver nehmen solche Adressen nicht an.",
  emailForCopy: "Für die Bestätigung brauchen wir Ihre E-Mail-Adresse.",
  emailOrTelephone: "Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein.",
  telephone: "Bitte prüfen Sie die Telefonnummer, zum Beispiel 030 23125 100.",
  webAddress: "Bitte prüfen Sie die Internetadresse, zum Beispiel https://www.verein.de.",
  postcode: "Eine Postleitzahl hat fünf Ziffern.",
  choose: "Bitte wählen Sie etwas aus.",
  day: "Bitte prüfen Sie das Datum.",
  dayOver: "Dieser Tag ist schon vorbei.",
  time: "Bitte prüfen Sie die Uhrzeit, zum Beispiel 19:30.",
  begin: "Bitte geben Sie an, wann die Veranstaltung beginnt, oder wählen Sie „ganztägig“.",
  end: "Das Ende muss nach dem Beginn liegen. Geht es bis zum nächsten Tag oder länger, tragen Sie den letzten Tag ein.",
  endMissing: "Bitte geben Sie auch an, um wie viel Uhr sie am letzten Tag endet.",
  lastDay: "Der letzte Tag liegt vor dem ersten.",
  repeatsUntil: "Die Wiederholung endet vor dem Datum der Veranstaltung.",
  help: "Bitte wählen Sie aus, wobei Sie helfen möchten, oder schreiben Sie es uns unten.",
  pictureTooLarge: (maxMegabytes: number) =>
    `Das Bild ist zu groß. Bitte wählen Sie eines mit höchstens ${maxMegabytes} MB.`,
  pictureAgain: "Bitte wählen Sie das Bild noch einmal aus: Ihr Browser konnte es nicht behalten.",
};

/** Why a picture cannot be used (lib/media/clean-picture.ts) */
export const pictureErrors = {
  empty: "Die Bilddatei ist leer. Bitte wählen Sie sie noch einmal aus.",
  large: "Das Bild hat zu viele Bildpunkte. Bitte verkleinern Sie es, zum Beispiel auf 3200 × 2400.",
  type: "Diese Datei ist kein Bild, das wir verwenden können. Bitte wählen Sie ein Foto als JPEG, PNG, WebP oder AVIF.",
  heic: "Fotos im Format HEIC können viele Browser nicht anzeigen. Bitte speichern Sie das Foto als JPEG. Auf dem iPhone nimmt die Kamera JPEG auf, wenn unter Einstellungen > Kamera > Formate „Maximale Kompatibilität“ gewählt ist.",
  animated: "Bewegte Bilder können wir nicht verwenden. Bitte wählen Sie ein einzelnes Bild.",
  hdr: "Das ist ein HDR-Bild, dessen Farben viele Browser nicht zeigen können. Bitte speichern Sie es als gewöhnliches JPEG.",
  broken: "Das Bild lässt sich nicht lesen. Bitte wählen Sie ein anderes.",
};
