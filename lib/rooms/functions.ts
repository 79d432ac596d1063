import type { SiteFunction } from "@/lib/navigation/site-function";
import { roomRoutes } from "./base/routes";
import { roomTexts } from "./base/texts";

const room =
  "raum/räume/räumlichkeiten/saal/halle/turnhalle/mehrzweckhalle/sporthalle/dorfgemeinschaftshaus/gemeinschaftshaus/bürgerhaus/vereinsheim/grillplatz/grillhütte/festplatz/partyraum/feierraum";

export const roomFunctions: readonly SiteFunction[] = [
  {
    title: "Raum oder Halle anfragen",
    lead: roomTexts.lead,
    href: roomRoutes.rooms,
    pages: ["rooms", "room", "askForRoom"],
    phrases: `
      raum/räume/saal/halle/hallen/räumlichkeiten/raumvermietung/raummiete/hallenmiete/saalmiete/vermietung/partyraum
      raumbelegung/hallenbelegung/hallenbelegungsplan/belegungsplan/belegung/raumbuchung/raumreservierung/hallenbuchung
      ${room} mieten/anmieten/buchen/reservieren/anfragen/ausleihen/leihen/miete/buchung/reservierung/belegung/belegungsplan/vermietung/anfrage/frei …
      ${room} feiern/feier/geburtstag/hochzeit/party/fest/familienfeier …
      feier/feiern/geburtstag/hochzeit/party/familienfeier/fest raum/räume/saal/halle/wo/mieten
    `,
  },
];
