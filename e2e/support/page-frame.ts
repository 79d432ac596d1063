/** What a screen reader meets around the content of every page of a phone, as in page-outlines.ts */
export const frame = `
- link "Zum Inhalt springen"
- banner:
  - link "Dorfforum Musterbach – Startseite"
  - search "Suche im Dorfforum":
    - searchbox "Suche"
  - button "Menü"
- navigation "Hauptmenü":
  - list:
    - listitem:
      - link "Veranstaltungen"
    - listitem:
      - link "Vereine"
    - listitem:
      - link "Kitas & Schulen"
- main
- contentinfo:
  - heading "Gemeinde Musterbach" [level=2]
  - heading "Öffnungszeiten des Rathauses" [level=2]
  - navigation "Dorfforum":
    - heading "Dorfforum" [level=2]
`;
