/** The calendar file of the person who opens a room */
export const caretakerTexts = {
  calendarName: (room: string) => `Belegung: ${room}`,
  entry: (title: string | undefined, part: string, reference: string) =>
    [title, part, reference].filter(Boolean).join(", ") || "belegt",
  /** Where name and telephone stand */
  panel: (address: string) => `Name und Telefon (mit Anmeldung): ${address}`,
};
