import { toMatchSet } from "../match-set";
import { anEntry, smallIndex } from "../testing/small-index";
import { weights } from "../weights";
import { highlight } from "./highlight";
import { findPassages } from "./passage";

afterEach(() => jest.restoreAllMocks());

function matchesOf(q: string, text: string) {
  const index = smallIndex({ a: text });
  const tokens = [...q.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    isTied: false,
  }));
  return { index, ...toMatchSet(index, index.analyser.analyse(tokens)) };
}

function highlighted(q: string, text: string): string[] {
  const { index, wordMatches } = matchesOf(q, text);
  return highlight(index, text, wordMatches).flatMap(({ text: piece, hit }) => (hit ? piece : []));
}

test("pieces join to the whole text, and only matching words are hits", () => {
  const text = "Das Schützenfest der Schützen ist ein Fest.";
  const { index, wordMatches } = matchesOf("Feste", text);
  const pieces = highlight(index, text, wordMatches);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(["Schützenfest", "Fest"]);
});

test("words below the minimum certainty are not highlighted", () => {
  const text = "Das Schützenfest der Schützen.";
  expect(highlighted("Fest", text)).toEqual(["Schützenfest"]);
  jest.replaceProperty(weights.highlight, "minCertainty", 0.8);
  expect(highlighted("Fest", text)).toEqual([]);
});

test("the lead is shown unless the body matches clearly more of the query", () => {
  const entry = anEntry({ lead: "Der Bus fährt.", body: "Der Bus fährt zum Bahnhof." });
  const passage = (q: string) => {
    const { index, wordMatches } = matchesOf(q, "Bus Bahnhof");
    return findPassages(index, wordMatches)(entry).text;
  };
  expect(passage("Bus")).toBe(entry.lead);
  expect(passage("Bus Bahnhof")).toBe(entry.body);
  jest.replaceProperty(weights.highlight, "otherText", 2);
  expect(passage("Bus Bahnhof")).toBe(entry.lead);
});

test("a passage is where most terms stand together", () => {
  const text = `Bus. ${"Viel steht dazwischen. ".repeat(20)}Der Bus hält am Bahnhof.`;
  const { index, wordMatches } = matchesOf("Bus Bahnhof", text);
  const { start, matched } = findPassages(index, wordMatches)(anEntry({ body: text }));
  expect(start).toBe(text.lastIndexOf("Bus"));
  expect([...matched.keys()]).toEqual([0, 1]);
});
