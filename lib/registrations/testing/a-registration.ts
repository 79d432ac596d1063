import type { Registration } from "@/lib/registrations/cms/registrations";

/** A confirmed registration of two for an event next Saturday */
export const aRegistration = (given: Partial<Registration> = {}): Registration => ({
  Stand: "dabei",
  Veranstaltung: {
    Titel: "Wanderung",
    Slug: "wanderung",
    Beginn: "2036-11-29T13:00:00.000Z",
    Ende: null,
    Ort: "Holzsteg",
    Ganztaegig: false,
  },
  Tag: "",
  Plaetze: 2,
  Name: "Familie",
  Erinnerung: false,
  Warteplatz: null,
  Rueckt_nach: true,
  Angebot: null,
  Frei: 5,
  Warteliste: false,
  Hoechstens: 7,
  Geschlossen: false,
  Vorbei: false,
  Telefon: "030 23125 245",
  Veranstalter: "",
  ...given,
});
