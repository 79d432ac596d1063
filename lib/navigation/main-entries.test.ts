import { currentState, mainEntries } from "./main-entries";

const currentAt = (pathname: string) =>
  mainEntries.flatMap((entry) => {
    const state = currentState(entry, pathname);
    return state ? [`${entry.label}: ${state}`] : [];
  });

test.each([
  ["/veranstaltungen", "Veranstaltungen: page"],
  ["/veranstaltungen/abonnieren", "Veranstaltungen: true"],
  ["/veranstaltung/feuerwehrfest", "Veranstaltungen: true"],
  ["/%C3%BCbersicht/vereine", "Vereine: page"],
  ["/%c3%bcbersicht/vereine", "Vereine: page"],
  ["/u\u0308bersicht/vereine/", "Vereine: page"],
  ["/verein/sportverein", "Vereine: true"],
  ["/%C3%BCbersicht/kindertagesst%C3%A4tten", "Kitas & Schulen: page"],
  ["/einrichtung/kita-sonnenschein", "Kitas & Schulen: true"],
  ["/aktuelles", "Aktuelles: page"],
  ["/beitrag/abfallkalender", "Aktuelles: true"],
  ["/mitmachen", "Mitmachen: page"],
  ["/leichte-sprache", "Leichte Sprache: page"],
])("at %s the current entry is %s", (pathname, entry) => {
  expect(currentAt(pathname)).toEqual([entry]);
});

test.each(["/", "/kontakt", "/suchergebnisse/jugend", "/vereine", "/%E0%A4%A"])("none at %s", (pathname) => {
  expect(currentAt(pathname)).toEqual([]);
});
