export const previewTexts = {
  label: "Vorschau für die Redaktion",
  draft: "Entwurf",
  draftHint:
    "Nur wer diesen Link hat, sieht die Seite, und nur eine halbe Stunde lang. Veröffentlicht ist sie noch nicht.",
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
