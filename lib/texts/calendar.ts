/** Words of calendar files and of the pages that list events by date. */

export const calendarFileTexts = {
  name: (siteTitle: string) => `Veranstaltungen: ${siteTitle}`,
  status: { abgesagt: "Abgesagt", verschoben: "Verschoben", ausgebucht: "Ausgebucht" },
  titled: (status: string, title: string) => `${status}: ${title}`,
  organiser: "Veranstalter",
  cost: "Eintritt",
  registration: "Anmeldung",
  accessibility: "Barrierefreiheit",
};
