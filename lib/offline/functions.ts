import type { SiteFunction } from "@/lib/navigation/site-function";
import { routes } from "@/lib/urls/routes";
import { offlineTexts } from "./base/texts";

export const offlineFunctions: readonly SiteFunction[] = [
  {
    title: "Ohne Netz lesen",
    lead: "Seiten auf Ihrem Gerät speichern und löschen.",
    href: routes.offline,
    pages: ["offline"],
    needs: "offline",
    phrases: `
      offline/unterwegs/funkloch/offline-modus/offlinemodus
      offline/unterwegs lesen/speichern/nutzen/verfügbar/ansehen/seiten/website
      ohne internet/netz/empfang/verbindung/wlan
      internet/netz/empfang/verbindung/wlan lesen/speichern/ohne
      seite/seiten/website handy/gerät/offline/herunterladen speichern/lesen/herunterladen
    `,
  },
  {
    title: offlineTexts.title,
    lead: offlineTexts.lead,
    href: routes.offline,
    pages: ["offline"],
    phrases: `
      überblick/kurzfassung/wichtigste/wichtigstes
      notrufnummern öffnungszeiten
    `,
  },
];
