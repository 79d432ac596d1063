import { splitAtHeading } from "./split-at-heading";

test.each([
  ["Willkommen!\r\n\r\n## Gut zu wissen\n\nText", "Willkommen!", "## Gut zu wissen\n\nText"],
  ["Willkommen!\n\nGut zu wissen\n---\nText", "Willkommen!", "Gut zu wissen\n---\nText"],
  ["```\n# kein Titel\n```\n\n# Titel", "```\n# kein Titel\n```", "# Titel"],
  ["## Titel\n\nText", "", "## Titel\n\nText"],
  ["28. Mai\n5. Juni\n<!-- x -->\n\n## Titel", "28\\. Mai\n5\\. Juni", "## Titel"],
  ["Nur ein Absatz", "Nur ein Absatz", ""],
  ["", "", ""],
])("the introduction of %j is %j, and the rest %j", (markdown, introduction, rest) => {
  expect(splitAtHeading(markdown)).toEqual({ introduction, rest });
});
