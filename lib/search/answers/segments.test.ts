import { toSegments } from "./segments";

test("rows, items and sentences under their headings, in plain text", () => {
  const markdown = `Am 3. Mai kommt **alles**. Bis 14 Uhr!

## Zeiten

| Was | Wann |
|---|---|
| **Laden** | Mo, Di |

- Erstens: [hier](/hier)
- Zweitens
  und weiter`;
  expect(toSegments(markdown, () => true)).toEqual({
    rows: [{ heading: "Zeiten", columns: ["Was", "Wann"], cells: ["Laden", "Mo, Di"] }],
    statements: [
      { heading: "", text: "Am 3. Mai kommt alles.", isItem: false },
      { heading: "", text: "Bis 14 Uhr!", isItem: false },
      { heading: "Zeiten", text: "Erstens: hier", isItem: true },
      { heading: "Zeiten", text: "Zweitens und weiter", isItem: true },
    ],
  });
});

test("a day at a line's begin is no item of a list", () => {
  const { statements } = toSegments(
    "Termine:\n28. November: Adventsmarkt\n5. Dezember: Nikolaus",
    () => true,
  );
  expect(statements.map(({ text, isItem }) => [text, isItem])).toEqual([
    ["Termine: 28. November: Adventsmarkt 5. Dezember: Nikolaus", false],
  ]);
});
