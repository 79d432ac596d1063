import type { SiteFunction } from "@/lib/navigation/site-function";
import { pageTitles } from "@/lib/texts/content";
import { routes } from "@/lib/urls/routes";

/** Pages that belong to no feature */
export const pageFunctions: readonly SiteFunction[] = [
  {
    title: "Texte in Leichter Sprache",
    lead: "Das Wichtigste in kurzen Sätzen.",
    href: routes.easyLanguage,
    pages: ["easyLanguage"],
    phrases: `
      leichte/leichter/einfache/einfacher/verständliche sprache
      leicht/einfach/kurz lesen/erklärt/verständlich
    `,
  },
  {
    title: "In anderen Sprachen lesen",
    lead: "Das Wichtigste für Menschen, die wenig Deutsch können.",
    href: routes.newcomers,
    pages: ["newcomers"],
    needs: "newcomers",
    phrases: `
      englisch/ukrainisch/russisch/arabisch/polnisch/rumänisch/türkisch/farsi/fremdsprache/fremdsprachen/fremdsprachig/mehrsprachig/übersetzung/übersetzungen
      andere/anderen/fremde/fremden sprache/sprachen
      sprache/sprachen wählen/ändern/wechseln/umstellen/einstellen/auswahl
      englische/ukrainische/russische/arabische seite/seiten/version/fassung/text/texte
      language/languages/translation/english/ukrainian/russian/arabic/polish/romanian/turkish/persian/dari
      українська/украинский/русский/російська/العربية/عربي/polski/polska/română/türkçe/فارسی
      town/city hall …
      garbage/trash/rubbish …
    `,
  },
  {
    title: "Schwierige Wörter nachschlagen",
    lead: "Das Glossar erklärt Wörter aus Amt und Verwaltung.",
    href: routes.glossary,
    pages: ["glossary"],
    phrases: `
      glossar/wörterbuch/worterklärung/worterklärungen/fachwörter/fachbegriffe/begriffe/lexikon/wörterverzeichnis/amtsdeutsch
      schwierige/schwere/fremde/unbekannte wörter/begriffe
      wörter/begriffe/wort/begriff erklären/erklärung/erklärt/bedeutung/bedeutet/nachschlagen
    `,
  },
  {
    title: pageTitles.imprint,
    lead: "Wer diese Website betreibt und verantwortet.",
    href: routes.imprint,
    pages: ["imprint"],
    phrases: `
      impressum/anbieterkennzeichnung/betreiber/webmaster/herausgeber
      betreiber/verantwortlich/verantwortlicher website/seite/dorfforum/homepage
    `,
  },
  {
    title: "Alle Vereine ansehen",
    lead: "Wer sich wann und wo trifft, mit Telefonnummern.",
    href: routes.clubs,
    pages: ["clubs"],
    phrases: `
      vereine/vereinsliste/vereinsverzeichnis/vereinsübersicht/vereinsregister/vereinsleben
      vereine/verein liste/übersicht/alle/verzeichnis/finden/suchen/beitreten/mitglied
    `,
  },
  {
    title: "Kitas und Schulen vergleichen",
    lead: "Alter, Plätze und Öffnungszeiten nebeneinander.",
    href: routes.daycare,
    pages: ["daycare"],
    phrases: `
      kitas/kita/kindergärten/kindergarten/schulen/krippe/kinderbetreuung/tagesmütter vergleichen/vergleich/übersicht/liste/alle
      kitavergleich/kitaliste/kitaübersicht/kitas
    `,
  },
  {
    title: "Aktuelles lesen",
    lead: "Alle Beiträge, die neuesten zuerst.",
    href: routes.news(),
    pages: ["news"],
    phrases: `
      aktuelles/neuigkeiten/neues/nachrichten/news/beiträge/artikel/neuste/neueste/blog/dorfzeitung
      aktuelle/neue/neueste nachrichten/meldungen/beiträge/artikel/neuigkeiten
    `,
  },
  {
    title: "Neue Beiträge als Feed (RSS)",
    lead: "Für Programme, die Neuigkeiten von Websites sammeln.",
    href: routes.feed,
    pages: [],
    phrases: `
      feed/rss/atom/newsfeed/rss-feed/feedreader/feed-programm
      nachrichten/neuigkeiten/beiträge/aktuelles feed/rss
    `,
  },
];
