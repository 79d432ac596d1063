type Illustrated = { Slug: string; Kategorien: string[]; Organisation?: string };

const BY_CATEGORY: Record<string, string[]> = {
  "rathaus-verwaltung": ["gemeinderat", "aktuelles"],
  "familie-kinder": ["kinder-familie"],
  jugend: ["kinder-familie"],
  "seniorinnen-senioren": ["senioren"],
  "vereine-ehrenamt": ["vereine", "ehrenamt"],
  "feste-brauchtum": ["veranstaltungen", "kirche"],
  "kultur-bildung": ["kultur"],
  "sport-bewegung": ["sport"],
  "umwelt-abfall": ["natur-umwelt"],
  "feuerwehr-sicherheit": ["feuerwehr"],
  "bauen-verkehr": ["aktuelles", "gemeinderat"],
  "gesundheit-soziales": ["ehrenamt", "senioren"],
  "wirtschaft-digitales": ["gewerbe"],
};
// Every club is in this category; its other one says more.
const EVERY_CLUB = "vereine-ehrenamt";

/** The drawing for an entry: that of its first telling category, always the same one for the same slug. */
export function chooseIllustration(
  { Slug, Kategorien, Organisation }: Illustrated,
  substitutes: string[],
): string {
  if (Organisation === "kindertagesstätte") return "kitas-schulen.svg";
  const telling = Organisation ? Kategorien.filter((slug) => slug !== EVERY_CLUB) : Kategorien;
  const category = telling.find((slug) => slug in BY_CATEGORY) ?? Kategorien[0] ?? EVERY_CLUB;
  const choices = [...(BY_CATEGORY[category] ?? []), ...substitutes];
  return `${choices[numberOf(Slug) % choices.length] ?? "vereine"}.svg`;
}

function numberOf(slug: string): number {
  return [...slug].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7);
}
