import { personalPaths, withoutSecrets } from "./personal-paths";

const code = "a-b_c9".repeat(5);

test.each([
  ...personalPaths.flatMap((path) => [
    [`${path}/${code}`, path],
    [`${path}/${code}/raum.ics?a=1#x`, path],
    [`https://dorf.example${path}/${code}?stand=geaendert`, `https://dorf.example${path}`],
    [
      `Auf der Seite dorf.example${path}/${code} fehlt etwas.`,
      `Auf der Seite dorf.example${path} fehlt etwas.`,
    ],
    [path, path],
  ]),
  [`/kontakt?antwort=${code}`, "/kontakt"],
  [`/kontakt?antwort=${code}#meldung`, "/kontakt#meldung"],
  [`/mitmachen?art=hilfe&antwort=${code}&seite=%2F`, "/mitmachen?art=hilfe&seite=%2F"],
  [`/mitmachen?antwort=${code}&art=hilfe`, "/mitmachen?art=hilfe"],
  [`/rueckmeldung/beitrag/muehle?stand=danke&text=${code}`, "/rueckmeldung/beitrag/muehle?stand=danke"],
  [`/kontakt?antwort=${code}&antwort=${code}`, "/kontakt"],
  [`/mitmachen?antwort=${code}&text=${code}&art=hilfe`, "/mitmachen?art=hilfe"],
  [`/mitmachen?art=hilfe&text=${code}&antwort=${code}#x`, "/mitmachen?art=hilfe#x"],
  ["Kalender? Oben & unten", "Kalender? Oben & unten"],
  ["/suchergebnisse?q=fest&c=a", "/suchergebnisse?q=fest&c=a"],
  ["/raum/festhalle", "/raum/festhalle"],
  ["/beitrag/bescheid", "/beitrag/bescheid"],
])("%s is %s without secrets", (text, expected) => expect(withoutSecrets(text)).toBe(expected));
