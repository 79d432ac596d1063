import { demoContext } from "../testing/demo-index";
import { answerTo } from "./testing/answer-to";
import { index, now, said } from "./testing/said";

const [danger, police, poison] = [
  "Feuer, Unfall, Lebensgefahr: 112",
  "Polizei: 110",
  "Giftnotruf: 030 19240",
];

test.each([
  ["notarzt", danger],
  ["Rettungswagen", danger],
  ["krankenwagen", danger],
  ["krankenwagen rufen", danger],
  ["herzinfarkt", danger],
  ["es brennt", danger],
  ["hilfe, das haus brennt!", danger],
  ["feuer", danger],
  ["Brand!", danger],
  ["unfall", danger],
  ["polizei", police],
  ["einbruch", police],
  ["hilfe einbrecher", police],
])("„%s“ is told at once whom to call: %s", (q, sentence) => {
  expect(said(q)).toEqual({
    kind: "phone",
    sentence,
    phone: { number: sentence.slice(-3), tel: sentence.slice(-3) },
    otherPhones: [],
    details: [],
    source: { title: "Kontakt", href: "/kontakt" },
  });
});

test.each([
  ["vergiftung", danger, poison],
  ["kind hat etwas giftiges gegessen", danger, poison],
  ["baby hat knopfzelle verschluckt", danger, poison],
  ["pilzvergiftung", danger, poison],
  ["giftnotruf", poison, danger],
  ["nummer der giftzentrale", poison, danger],
])("„%s“ has both numbers, %s first", (q, sentence, other) => {
  const answer = said(q);
  expect(answer).toMatchObject({ sentence, details: [other] });
  expect(answer?.otherPhones).toHaveLength(1);
});

test.each([
  "feuer anmelden",
  "osterfeuer",
  "brandschutz",
  "batterien entsorgen",
  "tabletten",
  "giftpflanzen",
  "einbruch vorbeugen",
  "kinder haben obst gegessen",
  "warum brennt am friedhof licht",
  "rettungsdienst ausbildung",
])("„%s“ is no emergency", (q) => {
  expect(said(q)?.phone?.tel ?? "").not.toMatch(/^11[02]$/);
});

test("a village whose settings have no numbers is told what its content says", () => {
  const { townHall } = demoContext;
  const context = { ...demoContext, townHall: townHall && { ...townHall, emergencyNote: undefined } };
  expect(answerTo(index, "notarzt", now, context)).toMatchObject({
    sentence: `Laut „Notruf und ärztliche Bereitschaft“: ${danger}.`,
    phone: { tel: "112" },
  });
});
