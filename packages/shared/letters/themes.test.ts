import { entryOf, isTheme, type Theme, warnedThemes, withoutTheme } from "./themes.ts";

const id = "a1b2c3d4e5f6g7h8i9j0k1l2";
const otherId = "z1b2c3d4e5f6g7h8i9j0k1l2";

test("a theme is the week or one entry", () => {
  for (const theme of ["woche", "gefahr", "warnung", `kategorie:${id}`, `erinnerung-stunde:${id}`])
    expect(isTheme(theme)).toBe(true);
  for (const text of [
    "",
    "wochen",
    "kategorie:",
    `kategorie:${id}\nwoche`,
    `seite:${id}`,
    `kategorie:../${id}`,
    null,
  ])
    expect(isTheme(text)).toBe(false);
  expect(entryOf("woche")).toBeUndefined();
  expect(entryOf(`erinnerung-tag:${id}`)).toEqual({ kind: "erinnerung-tag", id });
});

test("who leaves a reminder leaves the event, and nothing else", () => {
  const kept: Theme[] = ["woche", `kategorie:${id}`, `erinnerung-tag:${otherId}`];
  const all: Theme[] = [...kept, `veranstaltung:${id}`, `erinnerung-tag:${id}`, `erinnerung-stunde:${id}`];
  expect(withoutTheme(all, `erinnerung-stunde:${id}`)).toEqual(kept);
  expect(withoutTheme(all, "woche")).toEqual(all.slice(1));
  expect(withoutTheme(all, `kategorie:${id}`)).toEqual(all.filter((theme) => theme !== `kategorie:${id}`));
});

test("who wants all warnings is told of danger, who wants those of danger is told of nothing else", () => {
  expect(warnedThemes.Gefahr).toEqual(["gefahr", "warnung"]);
  expect(warnedThemes.Warnung).toEqual(["warnung"]);
});

test.each<[left: Theme, rest: Theme[]]>([
  ["warnung", ["woche", "gefahr"]],
  ["gefahr", ["woche"]],
  ["woche", ["gefahr", "warnung"]],
])("who leaves %s keeps %j of the week and both kinds of warnings", (left, rest) =>
  expect(withoutTheme(["woche", "gefahr", "warnung"], left)).toEqual(rest),
);
