import { routes } from "@/lib/urls/routes";

/**
 * What a screen reader meets in <main> on a phone, in its order, by path. A template names what must be there; other elements
 * may stand between (https://playwright.dev/docs/aria-snapshots, "partial matching").
 */
export const outlines: Readonly<Record<string, string>> = {
  [routes.home]: `
  - heading "Was suchen Sie in Musterbach?" [level=1]
  - navigation "Schnelleinstieg":
    - list:
      - listitem:
        - link "Notdienste"
  - region "Heute im Dorf":
    - heading "Heute im Dorf" [level=2]
    - list
  - region "Nächste Veranstaltungen":
    - heading "Nächste Veranstaltungen" [level=2]
    - link "Alle Veranstaltungen"
    - article:
      - time
      - heading [level=3]
  - region "Aus dem Dorf":
    - heading "Aus dem Dorf" [level=2]
`,
  [routes.calendar()]: `
  - navigation "Brotkrumen"
  - heading "Veranstaltungen" [level=1]
  - list "Zeitraum":
    - listitem:
      - link "Heute"
    - listitem:
      - link "Morgen"
    - listitem:
      - link "Wochenende"
    - listitem:
      - link "Diese Woche"
  - group: Filtern
  - link "Abonnieren"
  - region:
    - heading [level=2]
    - list:
      - listitem:
        - article:
          - time
          - heading [level=3]
  - status: /\\d+ Termine insgesamt/
`,
  [routes.event("feuerwehrfest")]: `
  - navigation "Brotkrumen"
  - heading "Feuerwehrfest am Gerätehaus" [level=1]
  - time
  - region "Auf einen Blick":
    - heading "Auf einen Blick" [level=2]
    - term: Wann
    - term: Wo
    - definition:
      - link "Auf der Karte ansehen (externer Link)"
    - term: Wer
    - definition:
      - link "Freiwillige Feuerwehr Musterbach"
    - link "In den Kalender"
  - paragraph: /Zwei Tage lang öffnet/
  - img /Feuerwehrauto/
  - group "War das hilfreich?":
    - button "Ja"
    - button "Nein"
  - paragraph:
    - link "Änderung mitteilen"
    - link "Inhalt melden"
  - region "Weitere Veranstaltungen":
    - heading "Weitere Veranstaltungen" [level=2]
`,
  [routes.club("landfrauen-musterbach")]: `
  - navigation "Brotkrumen"
  - heading "Landfrauen Musterbach" [level=1]
  - img /Korb/
  - region "Kontakt und Zeiten":
    - heading "Kontakt und Zeiten" [level=2]
    - term: Zeiten
    - definition:
      - table "Zeiten":
        - rowgroup:
          - row:
            - rowheader /Mittwoch/
            - cell "19–21 Uhr"
    - term: Telefon
    - definition:
      - link "030 23125 233"
  - region "Kurz vorgestellt":
    - heading "Kurz vorgestellt" [level=2]
  - region "Nächste Veranstaltungen":
    - heading "Nächste Veranstaltungen" [level=2]
    - link "Kalender abonnieren"
  - group "War das hilfreich?"
`,
  [routes.daycare]: `
  - heading "Kindertagesstätten in Musterbach" [level=1]
  - form "Einrichtungen filtern":
    - textbox "Einrichtung finden"
    - combobox "Art"
    - combobox "Alter des Kindes"
  - status: /\\d+ Einrichtungen/
  - article "Grundschule am Mühlbach":
    - heading "Grundschule am Mühlbach" [level=2]:
      - link "Grundschule am Mühlbach"
    - checkbox /^Vergleichen/
`,
  [routes.article("abfallkalender")]: `
  - navigation "Brotkrumen"
  - 'heading "Abfallkalender: Welche Tonne wann abgeholt wird" [level=1]'
  - link "In Leichter Sprache lesen"
  - navigation "Inhalt"
  - article:
    - heading "Die Abfuhrtage auf einen Blick" [level=2]
    - 'region "Tabelle: Die Abfuhrtage auf einen Blick"':
      - table:
        - rowgroup:
          - row:
            - columnheader "Abfallart"
            - columnheader "Musterbach"
`,
  [routes.propose("aenderung")]: `
  - heading "Änderung mitteilen" [level=1]
  - paragraph:
    - link "Etwas anderes melden"
  - form "Änderung mitteilen":
    - textbox "Um welche Seite geht es?"
    - textbox "Was stimmt nicht mehr?"
    - textbox "Wie ist es richtig? (freiwillig)"
    - button "Änderung absenden"
  - region "So geht es weiter":
    - heading "So geht es weiter" [level=2]
`,
  [routes.contact]: `
  - heading "Kontakt" [level=1]
  - navigation "Inhalt":
    - list "Inhalt":
      - listitem:
        - link "Wer hilft wobei?"
      - listitem:
        - link "Im Notfall"
  - region "Nachricht schreiben":
    - heading "Nachricht schreiben" [level=2]
    - form "Nachricht schreiben":
      - textbox "Ihr Name"
      - textbox "E-Mail"
      - textbox "Ihre Nachricht"
      - button "Nachricht senden"
  - region "So erreichen Sie uns":
    - heading "So erreichen Sie uns" [level=2]
    - definition:
      - link "030 23125 100"
    - term: Öffnungszeiten
  - heading "Wer hilft wobei?" [level=2]
  - heading "Im Notfall" [level=2]
`,
  [routes.search({ q: "Feuerwehr" })]: `
  - heading "Suchergebnisse" [level=1]
  - list "Ergebnisse eingrenzen"
  - status:
    - paragraph: /\\d+ Treffer für „Feuerwehr“/
  - list:
    - listitem:
      - article:
        - heading "Freiwillige Feuerwehr Musterbach" [level=2]:
          - link "Freiwillige Feuerwehr Musterbach"
`,
  [routes.news()]: `
  - heading "Aktuelles" [level=1]
  - article:
    - heading [level=2]:
      - link
    - paragraph: /Lesezeit/
  - navigation "Seiten"
`,
};
