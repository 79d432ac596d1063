export const previewTexts = {
  label: "Vorschau für die Redaktion",
  draft: "Entwurf",
  draftHint:
    "Diese Fassung ist noch nicht veröffentlicht. Nur wer den Link hat, sieht sie, und nur eine halbe Stunde lang.",
  published: "Veröffentlichte Fassung",
  publishedHint: "So sehen Besucherinnen und Besucher den Eintrag.",
  leave: "Vorschau verlassen",
  title: (name: string) => `Vorschau: ${name}`,
  target: "Der Link führt zu:",
  expired: "Diese Vorschau ist abgelaufen",
  expiredText:
    "Der Link galt eine halbe Stunde. Öffnen Sie die Vorschau im Redaktionssystem noch einmal: Ihr Entwurf ist dort unverändert.",
  incomplete: "Für die Vorschau fehlt noch etwas",
  incompleteText: "Füllen Sie diese Felder aus und speichern Sie den Entwurf:",
};
