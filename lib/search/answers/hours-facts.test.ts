import { aSearchEntry } from "../testing/small-index";
import { hoursFactsOf } from "./hours-facts";

const factsOf = (body: string) =>
  hoursFactsOf(aSearchEntry({ title: "Bücherei", body })).map(({ name, quote, spans }) => ({
    name,
    quote,
    spans: spans?.map(({ days, from, to }) => `${days.join(" ")} ${from}-${to}`),
  }));
const spansOf = (text: string) => factsOf(`Öffnungszeiten: ${text}`).map(({ spans }) => spans);

test.each([
  ["Mittwoch 15 bis 18 Uhr, Samstag 9 bis 13 Uhr", ["Mi 15:00-18:00", "Sa 09:00-13:00"]],
  ["mittwochs von 15 bis 18 Uhr und samstags von 9 bis 13 Uhr.", ["Mi 15:00-18:00", "Sa 09:00-13:00"]],
  ["dienstags und donnerstags von 14 bis 18 Uhr", ["Di Do 14:00-18:00"]],
  ["Mo–Fr 7–18.30 Uhr", ["Mo Di Mi Do Fr 07:00-18:30"]],
  ["Mo, Di, Do 8-12 Uhr; Sonnabend 9-11 Uhr", ["Mo Di Do 08:00-12:00", "Sa 09:00-11:00"]],
  ["Freitag 22 bis 2 Uhr", ["Fr 22:00-02:00"]],
  ["Samstag 10 bis 12 Uhr, Markt 6. Wir bringen, wenn es geht.", ["Sa 10:00-12:00"]],
])("„%s“ is computed with", (text, spans) => expect(spansOf(text)).toEqual([spans]));

test.each([
  "am ersten Sonntag im Monat von 14 bis 17 Uhr",
  "montags bis freitags von 7 bis 18:30 Uhr und samstags bis 13 Uhr",
  "mittwochs nach Vereinbarung",
  "samstags im Sommer von 9 bis 12 Uhr",
  "Im Sommer samstags von 9 bis 12 Uhr",
  "Montag und Dienstag",
  "werktags von 7 bis 19 Uhr",
  "jeden zweiten Samstag 9–12 Uhr",
  "nur montags von 9 bis 12 Uhr, außer in den Ferien",
  "am Freitag, 4. Dezember, von 8 bis 10 Uhr",
  "diesen Freitag von 8 bis 10 Uhr",
  "Mo–Fr 8–12 Uhr, das Café Sa 14–18 Uhr",
])("„%s“ is quoted", (text) => expect(spansOf(text)).toEqual([undefined]));

test("lines below a heading are one answer, also those of a table", () => {
  const quote = "Montag: 8–12 Uhr; Dienstag: geschlossen; Mittwoch: 14–18 Uhr";
  const fact = { name: "Bücherei", quote, spans: ["Mo 08:00-12:00", "Mi 14:00-18:00"] };
  expect(
    factsOf("## Öffnungszeiten\n\n- Montag: 8–12 Uhr\n- Dienstag: geschlossen\n- Mittwoch: 14–18 Uhr"),
  ).toEqual([fact]);
  expect(
    factsOf(
      "## Öffnungszeiten\n\n| Tag | Zeit |\n|---|---|\n| Montag | 8–12 Uhr |\n| Dienstag | geschlossen |\n| Mittwoch | 14–18 Uhr |",
    ),
  ).toEqual([fact]);
});

test("hours of a season's heading are quoted", () => {
  expect(factsOf("## Öffnungszeiten im Winter\n\nGeöffnet: Mo 8–12 Uhr")).toMatchObject([
    { spans: undefined },
  ]);
});

test("other sentences below the heading are left out", () => {
  const body = `## Öffnungszeiten\n\nMo 8–12 Uhr\n\n${"Im Hof ist Platz. ".repeat(40)}`;
  expect(factsOf(body)).toEqual([{ name: "Bücherei", quote: "Mo 8–12 Uhr", spans: ["Mo 08:00-12:00"] }]);
});

test("hours go on in the next sentence, which may limit them", () => {
  const [first] = factsOf("Die Bücherei ist dienstags 9–12 Uhr geöffnet. Donnerstags auch 14–18 Uhr.");
  expect(first?.spans).toEqual(["Di 09:00-12:00", "Do 14:00-18:00"]);
  const [limited] = factsOf("Geöffnet ist dienstags von 9 bis 12 Uhr. Im August ist geschlossen.");
  expect(limited).toMatchObject({
    quote: "Geöffnet ist dienstags von 9 bis 12 Uhr. Im August ist geschlossen.",
    spans: undefined,
  });
});
