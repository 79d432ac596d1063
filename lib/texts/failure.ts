/** A file of its own, because every page loads it. */
export const failureTexts = {
  title: "Hier ist etwas schiefgegangen",
  lead: "Diese Seite lässt sich gerade nicht anzeigen. Es liegt nicht an Ihnen. Bitte versuchen Sie es noch einmal.",
  retry: "Erneut versuchen",
  home: "Zur Startseite",
  reference: (name: string) => `Wenn Sie uns dazu schreiben, nennen Sie bitte: Vorgang ${name}`,
};
