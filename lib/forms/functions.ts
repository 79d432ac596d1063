import type { SiteFunction } from "@/lib/navigation/site-function";
import { pageTitles } from "@/lib/texts/content";
import { messageFormTexts } from "@/lib/texts/message-forms";
import { proposalFormTexts } from "@/lib/texts/proposal-forms";
import { routes } from "@/lib/urls/routes";

const townHall = "verwaltung/gemeinde/gemeindeverwaltung/rathaus/bürgerbüro/amt/redaktion";
const organisation =
  "verein/vereine/club/kita/einrichtung/organisation/gruppe/initiative/stiftung/verband/firma/laden";
const notice = "anzeige/anzeigen/inserat/kleinanzeige/kleinanzeigen/annonce/gesuch/suchanzeige";

export const formFunctions: readonly SiteFunction[] = [
  {
    title: proposalFormTexts.angebot.title,
    lead: proposalFormTexts.angebot.lead,
    href: routes.propose("angebot"),
    pages: [],
    phrases: `
      ${notice}/inserieren/verschenken/verkaufen/tauschbörse/verschenkbörse/kleinanzeigenmarkt/flohmarkt-online/abzugeben
      ${notice} aufgeben/schalten/einstellen/schreiben/veröffentlichen/erstellen/machen/inserieren
      verschenken/verschenke/verkaufen/verkaufe/abzugeben/inserieren …
      katze/kater/hund/vogel/hamster/haustier/tier entlaufen/vermisst/zugelaufen/weggelaufen/entflogen/verschwunden
      entlaufene/entlaufener/vermisste/vermisster/zugelaufene/zugelaufener katze/kater/hund/vogel/tier
    `,
  },
  {
    title: proposalFormTexts.veranstaltung.title,
    lead: "Ihr Termin im Kalender des Dorfes. Die Redaktion prüft ihn vorher.",
    href: routes.propose("veranstaltung"),
    pages: [],
    phrases: `
      termin/termine/veranstaltung/veranstaltungen/fest/konzert/event/vereinstermin vorschlagen/melden/eintragen/einreichen/ankündigen/veröffentlichen/bekanntgeben/bekanntmachen/einsenden/hinzufügen/erstellen/anlegen/einstellen
      terminvorschlag/veranstaltungsmeldung/terminmeldung
    `,
  },
  {
    title: proposalFormTexts.organisation.title,
    lead: proposalFormTexts.organisation.lead,
    href: routes.propose("organisation"),
    pages: [],
    phrases: `${organisation} eintragen/vorstellen/hinzufügen/registrieren/aufnehmen/vorschlagen/eintrag/einreichen/anlegen/bekannt`,
  },
  {
    title: proposalFormTexts.beitrag.title,
    lead: proposalFormTexts.beitrag.lead,
    href: routes.propose("beitrag"),
    pages: [],
    phrases: `
      beitrag/artikel/bericht/text/foto/fotos/bild/bilder/rezept/geschichte/leserbrief/vereinsbericht einreichen/schreiben/einsenden/veröffentlichen/verfassen/hochladen/schicken/senden
      leserbrief
    `,
  },
  {
    title: proposalFormTexts.hilfe.title,
    lead: proposalFormTexts.hilfe.lead,
    href: routes.propose("hilfe"),
    pages: [],
    phrases: `
      mithelfen/helfen/mitarbeiten/engagieren/engagement/freiwillig/freiwillige/ehrenamtlich/ehrenamt
      hilfe anbieten
      ehrenamt/freiwillige/ehrenamtlich mithelfen/helfen/engagieren/arbeiten/mitarbeiten/arbeit/werden
    `,
  },
  {
    title: messageFormTexts.aenderung.title,
    lead: messageFormTexts.aenderung.lead,
    href: routes.reportChange(),
    pages: [],
    phrases: `
      fehler/tippfehler/änderung/änderungen/korrektur/eintrag/angaben melden/mitteilen/ändern/korrigieren/berichtigen/aktualisieren/gefunden
      fehler/korrektur/tippfehler/rechtschreibfehler
      stimmt nicht/mehr
      falsche/falscher/falsch/veraltete/veraltet/alte/neue telefonnummer/nummer/öffnungszeiten/adresse/angabe/angaben/uhrzeit/daten/eintrag
    `,
  },
  {
    title: pageTitles.participate,
    lead: "Termin, Verein, Beitrag, Anzeige oder Hilfe: alle Formulare auf einer Seite.",
    href: routes.participate,
    pages: ["participate"],
    phrases: `
      mitmachen/einsenden/einreichen/einsendung/beteiligen/mitgestalten
      etwas einreichen/vorschlagen/einsenden/beitragen
    `,
  },
  {
    title: "Kontakt: Nachricht an die Gemeinde",
    lead: "Adresse, Telefon, Öffnungszeiten und ein Formular.",
    href: routes.contact,
    pages: ["contact"],
    phrases: `
      ${pageTitles.contact}/kontaktformular/kontaktdaten/ansprechpartner/anschrift/postanschrift/postadresse/beschwerde/erreichbarkeit
      adresse/anschrift/postadresse/e-mail/mail/email/mailadresse/kontakt/nachricht/brief ${townHall}
      nachricht/mail/e-mail/email/brief/anfrage schreiben/schicken/senden
      frage stellen
      beschwerde/lob/kritik/anregung schreiben/einreichen/äußern/loswerden/melden
    `,
  },
  {
    title: "Was aus Ihrer Meldung oder Anfrage wurde",
    lead: "Die Nummer und der Link zum Stand stehen auf der Bestätigung und in der E-Mail. Beides weg? Fragen Sie uns.",
    href: routes.contact,
    pages: [],
    phrases: `
      meldung/meldungen/anfrage/einsendung/vorgang/nachricht/beschwerde/antrag/vorschlag/mängelmeldung/schadensmeldung status/stand/bearbeitung/bearbeitet/bearbeitungsstand/bearbeitungsstatus/verfolgen/nachverfolgen/erledigt/geworden
      vorgangsnummer/bearbeitungsstand/bearbeitungsstatus
    `,
  },
  {
    title: messageFormTexts.barriere.title,
    lead: "Etwas auf dieser Website lässt sich nicht lesen, hören oder bedienen.",
    href: routes.reportBarrier(),
    pages: ["reportBarrier"],
    phrases: `
      barriere/barrieren/barrierefreiheit/hindernis/zugänglichkeit melden/beschwerde/mitteilen/problem
      barriere/barrieren
      website/seite/schrift lesbar/unlesbar/bedienbar/screenreader
    `,
  },
  {
    title: pageTitles.accessibility,
    lead: "Was auf dieser Website geht, was noch nicht, und wer hilft.",
    href: routes.accessibility,
    pages: ["accessibility"],
    phrases: `
      barrierefreiheit/barrierefreiheitserklärung/screenreader/vorleseprogramm/zugänglichkeit/accessibility/schlichtungsstelle/durchsetzungsstelle
      erklärung/website/seite/homepage barrierefreiheit/barrierefrei
    `,
  },
  {
    title: messageFormTexts.inhalt.title,
    lead: "Ein Text oder Bild verletzt Rechte oder das Gesetz.",
    href: routes.reportContent(),
    pages: ["reportContent"],
    phrases: `
      inhalt/inhalte/beitrag/bild/foto/text/kommentar/beleidigung/hass/urheberrecht melden/entfernen/löschen/löschung/verletzung
      rechtswidrig/urheberrechtsverletzung/beleidigung/persönlichkeitsrecht/hassrede
      rechtswidriger/rechtswidrige/verbotene/illegale inhalt/inhalte
    `,
  },
  {
    title: "Per E-Mail Bescheid bekommen",
    lead: "Die Woche, Warnungen oder ein Thema: ankreuzen, bestätigen, jederzeit abbestellen.",
    href: routes.letterSubscription(),
    pages: ["letterSubscription"],
    needs: "mail",
    phrases: `
      newsletter/rundbrief/rundmail/mailingliste/abonnieren/abo/e-mail-abo/mailabo/wochenbrief/benachrichtigung/benachrichtigungen/infobrief/dorfbrief/abbestellen/abonnement
      warnungen/warnung/unwetterwarnung/unwetterwarnungen/warnapp
      newsletter/rundbrief/e-mail/mail/email/mails/e-mails/warnung/warnungen/neuigkeiten/nachrichten/benachrichtigung/benachrichtigungen abonnieren/bestellen/abbestellen/abmelden/anmelden/abo/bekommen/erhalten/einschalten/ausschalten/kündigen
      warnungen/warnung/neuigkeiten/nachrichten/termine/wochenbrief/bescheid/veranstaltungen e-mail/mail/email/newsletter
      bescheid
      bescheid geben/sagen/erhalten
      verein/thema/straße abonnieren/folgen/bescheid/benachrichtigung
      informiert/laufenden werden/bleiben
      termin/termine/veranstaltung/veranstaltungen erinnern/erinnerung
      erinnern/erinnerung
    `,
  },
  {
    title: "Nachrichten auf dieses Gerät bekommen",
    lead: "Statt oder neben der E-Mail: Mitteilungen auf Handy oder Computer.",
    href: routes.letterSubscription(),
    pages: ["letterSubscription"],
    needs: "push",
    phrases: `
      push/pushnachrichten/push-nachrichten/pushmeldung/pushbenachrichtigung/pushmitteilungen/whatsapp/messenger
      nachrichten/warnungen/warnung/nachricht/benachrichtigung/benachrichtigungen/mitteilungen/meldungen/neuigkeiten handy/smartphone/gerät/iphone/app/push/telefon/whatsapp
      push nachrichten/benachrichtigung/benachrichtigungen/mitteilung/meldungen/einschalten/ausschalten/abbestellen/abmelden
    `,
  },
];
