import { answerTo } from "@/lib/search/answers/testing/answer-to";
import { index, now, said } from "@/lib/search/answers/testing/said";
import { demoContext, demoWasteDistricts } from "@/lib/search/testing/demo-index";
import { wasteAnswer } from "./answer-waste";
import type { WasteDistrict } from "./waste-calendar";

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
    `Bioabfall: ${village} am Mittwoch, 25. November 2026; ${mill} am Donnerstag, 26. November 2026.`,
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
  ["gelber sack", tuesday],
  ["Gelbe Tonne", tuesday],
  [
    "graue tonne",
    `Restmüll: ${village} am Mittwoch, 2. Dezember 2026; ${mill} am Donnerstag, 3. Dezember 2026.`,
  ],
  ["müll", "Jede Tonne hat ihren eigenen Abfuhrtag."],
  ["Bachstraße", `Bachstraße (Bezirk ${village}): die nächsten Abholungen`],
  ["lindenweg 5a", `Lindenweg (Bezirk ${village}): die nächsten Abholungen`],
  ["bachstr.", `Bachstraße (Bezirk ${village}): die nächsten Abholungen`],
  ["gelber sack rosengasse", `Rosengasse steht in keinem Bezirk; so wird abgeholt: ${tuesday}`],
  [
    "papier lerchenallee 3",
    "Lerchenallee steht in keinem Bezirk; so wird abgeholt: Papier: Freitag, 4. Dezember 2026.",
  ],
  [
    "wann kommt die müllabfuhr in der Neuen Gasse",
    "Neuen Gasse steht in keinem Bezirk; so wird abgeholt: Jede Tonne hat ihren eigenen Abfuhrtag.",
  ],
  ["restmüll bachstraße 5", `Restmüll, ${village}: Mittwoch, 2. Dezember 2026.`],
  ["restmüll wertstoffhof", undefined],
  ["Hauptstraße", undefined],
  ["sanierung bachstraße", undefined],
  ["biotonne stinkt", undefined],
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

test("beside what is collected on a day stands what comes from that day on, not from today on", () => {
  expect(said("papier an neujahr")).toMatchObject({
    sentence: "Freitag, 1. Januar 2027: keine Abholung.",
    details: expect.arrayContaining([expect.stringMatching(/^Papier: Samstag, 2\. Januar 2027/)]),
  });
});

test("all that is collected stands with the soonest first", () => {
  expect(said("müll")?.details.map((line) => line.split(":")[0])).toEqual([
    "Gelber Sack",
    "Bioabfall",
    "Restmüll",
    "Papier",
  ]);
});

test("of many districts those with the same day are one, and each day is a line", () => {
  const [own] = demoWasteDistricts;
  const [bin] = own?.days.flatMap(({ bins }) => bins) ?? [];
  if (!own || !bin) throw new Error("the demo has no collections");
  const districts = Array.from(
    { length: 40 },
    (_, at): WasteDistrict => ({
      ...own,
      name: `Bezirk ${at + 1}`,
      streets: [],
      days: [{ day: `2026-12-0${(at % 4) + 1}`, bins: [bin], notes: [] }],
    }),
  );
  const answer = answerTo(index, bin.name, now, {
    ...demoContext,
    featureAnswers: [wasteAnswer(districts)],
  });
  expect(answer?.sentence).toBe(`${bin.name}: Der Tag hängt vom Bezirk ab.`);
  expect(answer?.details).toHaveLength(4);
  expect(answer?.details[0]).toMatch(/^Bezirk 1, Bezirk 5, .* und Bezirk 37 am Dienstag, 1\. Dezember 2026$/);
});
