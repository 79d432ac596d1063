import type { SiteFunction } from "@/lib/navigation/site-function";
import { subscribeTexts } from "@/lib/texts/calendar";
import { posterTexts } from "@/lib/texts/poster";
import { routes } from "@/lib/urls/routes";

const events = "kalender/termine/termin/veranstaltungen/veranstaltungskalender/terminkalender/dorfkalender";

export const eventFunctions: readonly SiteFunction[] = [
  {
    title: "Alle Veranstaltungen ansehen",
    lead: "Als Liste oder als Monat, nach Tagen und Themen.",
    href: routes.calendar(),
    pages: ["calendar"],
    phrases: `
      kalender/veranstaltungskalender/terminkalender/dorfkalender/veranstaltungsübersicht/veranstaltungsliste
      veranstaltungen/termine alle/liste/übersicht/kalender/ansehen
    `,
  },
  {
    title: "Kalender abonnieren",
    lead: subscribeTexts.lead,
    href: routes.subscribe(),
    pages: ["subscribe"],
    phrases: `
      ${events} abonnieren/abo/importieren/exportieren/export/synchronisieren/einbinden/handy/iphone/android/google/outlook/thunderbird/ics/ical
      kalenderabo/kalenderabonnement/kalenderdatei/ics/ical/icalendar/webcal/caldav/outlook
    `,
  },
  {
    title: "Aushang drucken",
    lead: posterTexts.lead,
    href: routes.poster(),
    pages: ["poster"],
    phrases: `
      aushang/aushänge/plakat/plakate/schaukasten/aushangkasten/schwarzes-brett/handzettel/flyer/drucken/ausdrucken/druck/ausdruck/pdf/druckversion
      aushang/plakat/schaukasten/wochenplan/handzettel/woche drucken/ausdrucken/erstellen/machen
      ${events}/woche aushängen/aushang/plakat/schaukasten/papier/blatt
    `,
  },
  {
    title: "Monat auf einem Blatt drucken",
    lead: "Der Kalender als Monat, zum Ausdrucken und Aufhängen.",
    href: routes.calendar({ look: "monat" }),
    pages: [],
    phrases: `
      drucken/ausdrucken/druck/ausdruck/monatsblatt/monatsplan/monatskalender/monatsansicht/monatsübersicht/pdf/druckversion
      ${events}/monat/monatsblatt/monatsplan drucken/ausdrucken/druck/ausdruck/pdf
    `,
  },
  {
    title: "Termine auf der eigenen Website zeigen",
    lead: "Einen Verein ankreuzen: Darunter stehen die Zeilen zum Einbetten.",
    href: routes.subscribe(),
    pages: [],
    phrases: `
      einbetten/einbettung/einbinden/widget/iframe/embed
      ${events}/website/homepage/vereinswebsite/vereinshomepage einbetten/einbinden/einbettung/anzeigen/zeigen
      ${events} website/homepage/vereinswebsite/vereinsseite/vereinshomepage
    `,
  },
];
