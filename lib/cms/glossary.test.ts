import { glossaryTerms } from "./glossary";

const wire = {
  documentId: "satzung",
  updatedAt: "2026-11-01T08:00:00.000Z",
  Begriff: "Satzung",
  Weitere_Formen: " Ortsrecht \n\n örtliche   Regel\r\n",
  Erklaerung: "Regeln der Gemeinde.",
  Link: "javascript:alert(1)",
};

test("the other forms stand one a line, and an unsafe link is left out", () => {
  expect(glossaryTerms.parse(wire)).toMatchObject({
    name: "Satzung",
    otherForms: ["Ortsrecht", "örtliche Regel"],
    explanation: "Regeln der Gemeinde.",
    target: undefined,
  });
});

test("without other forms and link there is the term alone", () => {
  expect(glossaryTerms.parse({ ...wire, Weitere_Formen: null, Link: null })).toMatchObject({
    otherForms: [],
    target: undefined,
  });
});
