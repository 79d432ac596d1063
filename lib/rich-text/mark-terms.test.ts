import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { type GlossaryTerm, markTerms } from "./mark-terms";
import { toTree } from "./markdown";
import { textOf } from "./text-of";

const term = (name: string, ...otherForms: string[]): GlossaryTerm => ({
  name,
  otherForms,
  explanation: `Was ${name} heißt.`,
});
const glossary = [
  term("Satzung"),
  term("Bebauungsplan", "Bebauungspläne", "B-Plan"),
  term("Plan"),
  term("beglaubigte  Kopie"),
  { ...term("Widerspruch"), target: "/kontakt" },
];

const mark = (markdown: string, terms: readonly GlossaryTerm[] = glossary) =>
  markTerms(toTree(markdown), terms);

function buttons(tree: Root): Element[] {
  const found: Element[] = [];
  visit(tree, "element", (element) => {
    if (element.tagName === "button") found.push(element);
  });
  return found;
}
const markedIn = (markdown: string) => buttons(mark(markdown)).map(textOf);

test.each([
  ["Die Satzung gilt.", ["Satzung"]],
  ["Zwei Satzungen, des Bebauungsplanes wegen", ["Satzungen", "Bebauungsplanes"]],
  ["Die neuen Bebauungspläne liegen aus.", ["Bebauungspläne"]],
  ["Der B-Plan (Satzung).", ["B-Plan", "Satzung"]],
  [
    "In dieser langen Zeile, die ein Mailprogramm umbrochen hat, steht eine beglaubigte\nKopie",
    ["beglaubigte Kopie"],
  ],
  ["**Satzung** und *Plan*", ["Satzung", "Plan"]],
  ["|Was|\n|-|\n|Satzung|", ["Satzung"]],
  // Other words
  ["Satzungsbeschluss, Hauptsatzung, Satzungsänderung, Satzung-Entwurf, Muster-Satzung", []],
  ["Planer, Satzunger, planen", []],
  // Left out
  ["## Satzung\n\n[Satzung](/kontakt) `Satzung`\n\n|Satzung|\n|-|\n|x|", []],
])("in %j the terms %j are marked", (markdown, terms) => {
  expect(markedIn(markdown)).toEqual(terms);
});

test("a term is marked at its first use alone, whatever its form", () => {
  expect(markedIn("Satzung, Satzungen\n\n- Satzung\n\nB-Plan, Bebauungsplan")).toEqual(["Satzung", "B-Plan"]);
});

test("the explanation stands behind the button that opens it", () => {
  const [paragraph] = mark("Ein Widerspruch lohnt sich.").children as Element[];
  const [, button, explanation] = (paragraph?.children ?? []) as Element[];
  expect(button?.properties).toMatchObject({ type: "button", popoverTarget: explanation?.properties.id });
  expect(explanation?.properties.popover).toBe("auto");
  expect(textOf(explanation as Element)).toBe(" Widerspruch Was Widerspruch heißt. Mehr dazu");
  expect(explanation?.children.at(-1)).toMatchObject({ tagName: "a", properties: { href: "/kontakt" } });
});

test("the tree of the text stays as it is, and is marked once for each glossary", () => {
  const tree = toTree("Die Satzung");
  const before = JSON.stringify(tree);
  expect(markTerms(tree, glossary)).toBe(markTerms(tree, glossary));
  expect(markTerms(tree, [...glossary])).not.toBe(markTerms(tree, glossary));
  expect(JSON.stringify(tree)).toBe(before);
  expect(markTerms(tree, [])).toBe(tree);
});

test("terms without measure are left out, the others are marked", () => {
  const long = [term("x".repeat(200_000)), ...Array.from({ length: 5000 }, (_, at) => term(`Wort${at}`))];
  expect(buttons(mark("Die Satzung", [...glossary, ...long])).map(textOf)).toEqual(["Satzung"]);
});

test("any term in any text leaves the words of the text in their order", () => {
  const any = textWith("Satzung", "Satz", "(", "[", "\\", ".*", "-", "\n\n", " ", "^", "$", "{", "|", "/");
  fc.assert(
    fc.property(any, fc.array(any.filter((name) => name.trim() !== "")), (markdown, names) => {
      const tree = mark(
        markdown,
        names.map((name) => ({ name, otherForms: [], explanation: "" })),
      );
      const words: string[] = [];
      visit(tree, (node) => {
        if (node.type === "text") words.push(node.value);
        return node.type === "element" && node.properties.popover ? "skip" : undefined;
      });
      const plain: string[] = [];
      visit(toTree(markdown), "text", ({ value }) => void plain.push(value));
      expect(words.join("")).toBe(plain.join(""));
      expect(buttons(tree).length).toBeLessThanOrEqual(names.length);
    }),
  );
});
