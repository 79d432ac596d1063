import { fold } from "@dorfforum/german-search/analysis/fold";
import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import {
  associations,
  meanings,
  translations,
  type VocabularyLine,
} from "@dorfforum/german-search/vocabulary/base-vocabulary";
import { readDemo } from "../testing/demo-village";

const wordsOf = (term: string) => tokenize(term).map(({ text }) => fold(text));
const isSearchable = (term: string) => wordsOf(term).some((word) => !isStopWord(word));
const lists: [string, VocabularyLine[]][] = [
  ["meanings", meanings],
  ["translations", translations],
  ["associations", associations],
];

test.each(lists)("every line of the %s says something and means something", (_, lines) => {
  for (const { said, meant } of lines) {
    expect({ said, unsearchable: said.filter((term) => !isSearchable(term)) }).toEqual({
      said,
      unsearchable: [],
    });
    expect({ said, unsearchable: meant.filter((term) => !isSearchable(term)) }).toEqual({
      said,
      unsearchable: [],
    });
    expect(meant).not.toEqual([]);
  }
});

test.each(lists)("no line of the %s says or means a term twice", (_, lines) => {
  for (const { said, meant } of lines) {
    expect(said).toEqual([...new Set(said)]);
    expect(meant).toEqual([...new Set(meant)]);
  }
});

test("a word of another language or region is translated by one line", () => {
  const said = translations.flatMap((line) => line.said.map((term) => wordsOf(term).join(" ")));
  expect(said.filter((term, at) => said.indexOf(term) !== at)).toEqual([]);
});

test("the vocabulary belongs to no village", () => {
  const names = readDemo<{ Ort: string | null; Strasse: string | null }[]>("organisationen")
    .flatMap(({ Ort, Strasse }) => [Ort, Strasse?.replace(/\s*\d.*$/, "")])
    .filter((name) => name);
  const terms = new Set(
    [...meanings, ...translations].flatMap(({ said, meant }) =>
      [...said, ...meant].map((term) => wordsOf(term).join(" ")),
    ),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => terms.has(wordsOf(name ?? "").join(" ")))).toEqual([]);
});
