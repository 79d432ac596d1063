import { tokenize } from "./tokenize";

test("a word is at most 100 characters long; longer ones are split", () => {
  const word = "rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";
  expect(tokenize(`Das ${word}.`).map(({ text }) => text)).toEqual(["Das", word]);
  const tokens = tokenize("ä".repeat(1050));
  expect(tokens.map(({ text }) => text.length)).toEqual([...Array(10).fill(100), 50]);
  expect(tokens.at(-1)).toMatchObject({ start: 1000, end: 1050, isTied: false });
});
