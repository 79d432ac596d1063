import { fc, textWith } from "../testing/arbitraries";
import { costRatio } from "../testing/cost-ratio";
import { escapePlainSigns } from "./escape-plain-signs";

/** lib/rich-text/typed-texts.test.ts shows many more, as visitors see them. */
test.each([
  ["28. Mai\n5. Juni", "28\\. Mai\n5\\. Juni"],
  ["1. A\n2. B", "1. A\n2. B"],
  ["5 €*, frei*", "5 €\\*, frei\\*"],
  ["*wichtig*", "*wichtig*"],
  ["Ein Satz.\n---", "Ein Satz.\n\n---"],
  ["[*a*](/x*y) `*b` https://example.org/* \\*c", "[*a*](/x*y) `*b` https://example.org/* \\*c"],
  ["```\n28. Mai\n```", "```\n28. Mai\n```"],
  ["a\r\nb\u2028c", "a\nb\nc"],
  ["von 14\n- 17 Uhr erreichbar", "von 14\n\\- 17 Uhr erreichbar"],
  ["Mitbringen:\n- 2 Decken", "Mitbringen:\n- 2 Decken"],
  ["@_land_frauen_, info_a@b_c.example", "@\\_land\\_frauen\\_, info_a@b_c.example"],
])("%j is read as %j", (typed, escaped) => expect(escapePlainSigns(typed)).toBe(escaped));

test("what is escaped stays as it is", () => {
  const anyMarkdown = textWith(
    ..."\n,\n\n,28. Mai,1. A,5 €*,*a*,**b**, ,- ,+ ,> ,> 18,---,===,--,#,```,~~~,`,_____,[1]:,[1],(a),<b>,<Ort>,<!--,-->,|".split(
      ",",
    ),
  );
  fc.assert(
    fc.property(anyMarkdown, (markdown) => {
      const escaped = escapePlainSigns(markdown);
      expect(escapePlainSigns(escaped)).toBe(escaped);
    }),
  );
});

test.each([
  "*",
  "*a ",
  "**a*",
  "`",
  "`a``",
  "<!--",
  "<a ",
  "[1]:",
  "](",
  "1. a\n",
  "- a\n",
  "a\n",
  "> ",
  "_",
  "www.",
  "---\n",
  "\\",
])("a text full of %j costs a moment", (part) => {
  // The list and the star let the ordinary text pass every step too.
  const withSigns = (text: string) => escapePlainSigns(`1. Eins\n2. Zwei\n\n5 €* ${text}`);
  expect(costRatio(withSigns, part.repeat(16_000 / part.length))).toBeLessThan(1500);
});
