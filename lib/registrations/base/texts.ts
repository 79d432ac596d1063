const people = (count: number) => (count === 1 ? "1 Person" : `${count} Personen`);
const places = (count: number) => (count === 1 ? "1 Platz" : `${count} Plätze`);

/** What an event's page and lists say of its places */
export const registrationTexts = {
  join: "Mitkommen",
  until: (day: string) => `Anmeldung bis ${day}`,
  untilBegin: "Anmeldung bis zum Beginn",
  byTelephone: (number: string) => `Ohne E-Mail: Telefon ${number}`,
  byTelephoneAlone: (number: string) => `Anmeldung: Telefon ${number}`,
  /** Behind the coarse word, which names the places */
  free: (count: number) => `zurzeit ${count}`,
  noneFree: "gerade ist kein Platz frei",
  waiting: (count: number) => (count === 1 ? "1 Anmeldung wartet" : `${count} Anmeldungen warten`),
  call: "Rufen Sie an:",
  people,
  places,
};
