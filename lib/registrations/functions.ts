import type { SiteFunction } from "@/lib/navigation/site-function";
import { routes } from "@/lib/urls/routes";

const event = "veranstaltung/veranstaltungen/termin/kurs/ausflug/wanderung/führung/fahrt/reise/feier";

export const registrationFunctions: readonly SiteFunction[] = [
  {
    title: "Bei einer Veranstaltung mitkommen",
    lead: "Bei manchen Terminen im Kalender melden Sie sich mit dem Knopf „Mitkommen“ an, ohne Konto.",
    href: routes.calendar(),
    pages: ["register"],
    phrases: `
      ${event} anmelden/mitkommen/mitfahren/teilnehmen/anmeldung/teilnahme …
      mitkommen/mitfahren/teilnehmen/veranstaltungsanmeldung/kursanmeldung
    `,
  },
];
