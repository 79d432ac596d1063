import assert from "node:assert/strict";
import { test } from "node:test";
import { shortAddresses } from "./short-addresses";

const problems = (...rows: [name: string, target: string][]) =>
  shortAddresses
    .flatMap((rule) => rule({ Kurzadressen: rows.map(([Kurzadresse, Ziel]) => ({ Kurzadresse, Ziel })) }, {}))
    .map(({ path, message }) => `${path.join(".")}: ${message}`);

test("short addresses that lead to pages of the site are accepted", () => {
  assert.deepEqual(problems(["fest", "/veranstaltung/feuerwehrfest"], ["Grüße", "/kontakt?antwort=1#a"]), []);
  assert.deepEqual(problems(), []);
});

const refused: [string, string, RegExp][] = [
  [
    "/fest",
    "/kontakt",
    /^Kurzadressen\.0\.Kurzadresse: Kurzadresse darf nur Buchstaben.* ohne Schrägstrich\.$/,
  ],
  ["   ", "/kontakt", /^Kurzadressen\.0\.Kurzadresse: Kurzadresse darf nur Buchstaben/],
  [
    "Kontakt",
    "/kontakt",
    /^Kurzadressen\.0\.Kurzadresse: Kurzadresse „Kontakt“ ist schon eine Adresse dieser/,
  ],
  [
    "fest",
    "https://example.org",
    /^Kurzadressen\.0\.Ziel: Ziel muss der Pfad einer Seite dieser Website sein/,
  ],
  ["fest", "/fest", /^Kurzadressen\.0\.Ziel: .*keine andere Kurzadresse\.$/],
  ["fest", "/angebot/bus", /^Kurzadressen\.0\.Ziel: .*kein Angebot, keine Info/],
  [
    "fest",
    "//example.org",
    /^Kurzadressen\.0\.Ziel: Ziel muss als Pfad mit genau einem Schrägstrich beginnen/,
  ],
  ["fest", "/kontakt\\..", /^Kurzadressen\.0\.Ziel: Ziel darf keine Leerzeichen/],
];
for (const [name, target, problem] of refused)
  test(`„${name}“ to ${target} is refused`, () => assert.match(problems([name, target])[0] ?? "", problem));

test("a short address is refused where it stands a second time, in whatever spelling", () => {
  const found = problems(["grüße", "/kontakt"], ["fest", "/kontakt"], ["GRUESSE", "/"]);
  assert.equal(found.length, 1);
  assert.match(found[0] ?? "", /^Kurzadressen\.2\.Kurzadresse: Kurzadresse „gruesse“ gibt es schon/);
});
