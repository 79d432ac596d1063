import { said } from "./testing/said";

const tuesday = "Gelber Sack: Dienstag, 24. November 2026.";
const [village, mill] = ["Musterbach", "Obermühle und Birkenrain"];

test.each([
  ["wann kommt der gelbe sack", tuesday],
  ["wann is gelba sack", tuesday],
  ["Wann wird der Restmüll in Obermühle abgeholt?", `Restmüll, ${mill}: Donnerstag, 3. Dezember 2026.`],
  ["Restmüll Bachstraße", `Restmüll, ${village}: Mittwoch, 2. Dezember 2026.`],
  ["schwarze tonne musterbach", `Restmüll, ${village}: Mittwoch, 2. Dezember 2026.`],
  [
    "wann braune tonne",
    `Bioabfall: ${village} Mittwoch, 25. November 2026; ${mill} Donnerstag, 26. November 2026.`,
  ],
  ["wann muss die blaue tonne raus", "Papier: Freitag, 4. Dezember 2026."],
  ["wann kommt die müllabfuhr", "Jede Tonne hat ihren eigenen Abfuhrtag."],
  ["restmüll abholtermin", expect.stringMatching(/^Restmüll: .*2\. Dezember 2026; .*3\. Dezember 2026\.$/)],
  ["welche tonne kommt übermorgen", `Donnerstag, 26. November 2026: Bioabfall in ${mill}.`],
  ["was für müll wird morgen abgeholt", `Mittwoch, 25. November 2026: Bioabfall in ${village}.`],
  ["abfuhrtermine", "Jede Tonne hat ihren eigenen Abfuhrtag."],
  ["altpapiersammlung wann", "Papier: Freitag, 4. Dezember 2026."],
  ["ist morgen biotonne", `Mittwoch, 25. November 2026: Bioabfall in ${village}.`],
  ["wird morgen der restmüll geleert", "Mittwoch, 25. November 2026: keine Abholung."],
  ["gelber sack am wochenende", "28.–29. November 2026: keine Abholung."],
  ["welche tonne am 26. dezember", "Samstag, 26. Dezember 2026: keine Abholung."],
  ["wann gelber sack in hintertupfing", undefined],
  ["wohin mit dem gelben sack", undefined],
])("„%s“ is answered by the waste calendar", (q, sentence) => {
  const answer = said(q);
  expect(answer?.kind === "waste-collection" ? answer.sentence : undefined).toEqual(sentence);
});

test("an answer names the days after the next, and leads to the page of the district", () => {
  expect(said("wann kommt der gelbe sack")).toMatchObject({
    details: ["Danach: 8. Dezember 2026 und 22. Dezember 2026"],
    source: { title: "Abfallkalender", href: "/abfall" },
  });
  expect(said("restmüll obermühle wann")?.source.href).toBe("/abfall/obermuehle-und-birkenrain");
  expect(said("wann kommt die müllabfuhr in musterbach")?.details).toContain(
    `Papier, ${village}: Freitag, 4. Dezember 2026.`,
  );
});
