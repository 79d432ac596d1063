import { splitCompound } from "./split-compound";

test.each([
  ["feuerwehrjugend", "feuer wehr feuerwehr jugend", "feuerwehr jugend"],
  ["gemeinderatssitzung", "gemeinderat sitzung", "gemeinderat sitzung"],
  ["gemeinderatsaal", "gemeinderat gemeinderats saal aal", "gemeinderat saal"],
  ["schulgartenfest", "schul garten fest", "schul garten fest"],
  ["tortortortor", "tor", "tor tor tor tor"],
])("„%s“ is split by the words „%s“ into „%s“", (compound, words, parts) => {
  const isWord = (part: string) => words.split(" ").includes(part);
  expect(splitCompound(compound, isWord)).toEqual(parts.split(" "));
});

test.each([
  ["feuerwehr", "feuerwehr", "is a word itself"],
  ["feuerleiter", "feuer", "has an unknown part"],
  ["tortortortortor", "tor", "has five parts"],
  ["haus12haus", "haus haus12", "has digits"],
  ["gartens", "garten", "is an inflection"],
  ["ab".repeat(21), "abababababababababababab ababababababababab", "is longer than 40 letters"],
])("„%s“ is not split by „%s“, since it %s", (word, words) => {
  expect(splitCompound(word, (part) => words.split(" ").includes(part))).toBeUndefined();
});
