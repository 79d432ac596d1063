import type { SiteFunction } from "@/lib/navigation/site-function";
import { consentTexts } from "@/lib/texts/consent";
import { pageTitles } from "@/lib/texts/content";
import { routes } from "@/lib/urls/routes";

export const consentFunctions: readonly SiteFunction[] = [
  {
    title: "Auskunft und Löschung Ihrer Daten",
    lead: "Wem Sie schreiben, damit wir Ihre Daten nennen, berichtigen oder löschen.",
    href: routes.privacyRights,
    pages: [],
    phrases: `
      daten/konto/adresse/angaben/einsendung löschen/auskunft/gespeichert/entfernen/löschung/widerspruch/herunterladen
      meine daten
    `,
  },
  {
    title: consentTexts.name,
    lead: "Sehen, ändern und löschen, was auf diesem Gerät gespeichert ist.",
    href: routes.cookies(),
    pages: ["cookies"],
    phrases: `
      cookie/cookies/cookie-einstellungen/cookieeinstellungen/einwilligung/tracking/consent/cookie-banner
      cookies/cookie löschen/ablehnen/ändern/einstellungen/einstellung/zustimmen/zustimmung/widerrufen/deaktivieren
      einwilligung/zustimmung widerrufen/ändern/zurückziehen/zurücknehmen
      daten/gespeichertes/speicher/gerät/handy/verlauf löschen/leeren/entfernen
    `,
  },
  {
    title: "Datenschutz: was mit Ihren Daten geschieht",
    lead: "Was gespeichert wird, wie lange, und wie Sie Auskunft oder Löschung bekommen.",
    href: routes.privacy,
    pages: ["privacy"],
    phrases: `
      ${pageTitles.privacy}/datenschutzerklärung/dsgvo/datenschutzbeauftragte/datenschutzbeauftragter/privatsphäre/datenschutzhinweise
    `,
  },
];
