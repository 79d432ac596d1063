/** Of the waste district that a browser remembers: the buttons, and the page Cookie-Einstellungen */
export const ownDistrictTexts = {
  title: "Mein Abfallbezirk",
  keep: "Mein Bezirk merken",
  forget: "Bezirk vergessen",
  kept: "Gemerkt, nur in diesem Browser: Auf der Startseite sind seine Abholtage jetzt markiert.",
  forgotten: "Vergessen.",
  blocked: "Ihr Browser lässt nicht zu, dass diese Seite sich etwas merkt.",
  keptHere: (name: string) =>
    `${name}. Diese Angabe steht nur in diesem Browser, weil Sie „Mein Bezirk merken“ gedrückt haben.`,
  gone: "Den gemerkten Bezirk gibt es nicht mehr; er ist vergessen.",
};
