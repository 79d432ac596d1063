import type { SiteFunction } from "@/lib/navigation/site-function";
import { routes } from "@/lib/urls/routes";
import { wasteTexts } from "./base/texts";

const collection = "abfall-/müll-/abfuhr-/abhol-/tonne/restmüll/biotonne/papiertonne/sack";

export const wasteFunctions: readonly SiteFunction[] = [
  {
    title: `${wasteTexts.calendar} ansehen`,
    lead: "Ihren Bezirk wählen: die nächste Abholung und alle Tage des Jahres.",
    href: routes.waste,
    pages: ["waste", "wasteOf"],
    phrases: `
      abfallkalender/müllkalender/abfuhrkalender/abfuhrplan/müllplan/abfallplan/tonnenkalender/müllabfuhrkalender
      abfuhrtermine/mülltermine/abholtermine/abfalltermine/leerungstermine
      ${collection} kalender/termine/plan/straße/bezirk
    `,
  },
  {
    title: "An die Tonne erinnern lassen",
    lead: "Am Vorabend um 18 Uhr: erst den Bezirk wählen, dann die Erinnerung.",
    href: routes.waste,
    pages: [],
    phrases: `
      erinnern/erinnerung/erinnerungen
      ${collection}/rausstellen erinnern/erinnerung/erinnerungen/benachrichtigung/benachrichtigen/bescheid/alarm/wecker/app/e-mail/mail
      tonne rausstellen erinnern/erinnerung
      müllwecker/müllerinnerung/abfallerinnerung/abfallapp/müllapp/abfallwecker
    `,
  },
  {
    title: `${wasteTexts.calendar} drucken`,
    lead: "Alle Abholtage eines Jahres auf einem Blatt, für Ihren Bezirk.",
    href: routes.waste,
    pages: [],
    phrases: `
      drucken/ausdrucken/druck/ausdruck/druckversion/pdf
      ${collection} drucken/ausdrucken/ausdruck/pdf/papier/jahresblatt
      jahresblatt
    `,
  },
  {
    title: "Abholtage in den eigenen Kalender holen",
    lead: "Auf Handy oder Computer, auf Wunsch mit Erinnerung am Vorabend.",
    href: routes.waste,
    pages: [],
    phrases: `
      ${collection} abonnieren/abo/handy/ics/ical/outlook/google/iphone/kalender-app
      ${collection} kalender abonnieren/importieren/handy
    `,
  },
];
