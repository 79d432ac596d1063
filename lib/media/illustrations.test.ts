import { existsSync } from "node:fs";
import { illustrationFor } from "./illustrations";

test("a drawing fits what the entry is about", () => {
  expect(illustrationFor("verein", "a", ["Freiwillige Feuerwehr"])).toBe(
    "/medien/illustrationen/feuerwehr.svg",
  );
  expect(illustrationFor("verein", "a", ["Musikschule", "Chor"])).toBe(
    "/medien/illustrationen/kitas-schulen.svg",
  );
});

test("the title decides for every entry, the categories for half of them", () => {
  const drawings = (words: string[]) =>
    new Set(Array.from({ length: 40 }, (_, index) => illustrationFor("beitrag", `article-${index}`, words)));
  expect(drawings(["Aus dem Gemeinderat", "Jugend"])).toEqual(
    new Set(["/medien/illustrationen/gemeinderat.svg"]),
  );
  expect(drawings(["Über uns", "Jugend"])).toContain("/medien/illustrationen/kinder-familie.svg");
  expect(drawings(["Über uns", "Jugend"]).size).toBeGreaterThan(2);
});

test("the same entry keeps its drawing, and several entries get different ones", () => {
  const of = (id: string) => illustrationFor("veranstaltung", id, []);
  expect(of("adventsmarkt")).toBe(of("adventsmarkt"));
  expect(new Set(Array.from({ length: 40 }, (_, index) => of(`event-${index}`))).size).toBe(4);
});

test.each(["veranstaltung", "beitrag", "angebot", "info", "verein", "kindertagesstätte"] as const)(
  "every drawing of a %s exists",
  (kind) => {
    for (const id of ["a", "b", "c", "d", "e", "f"]) {
      expect(existsSync(`public${illustrationFor(kind, id, ["Rathaus"])}`)).toBe(true);
      expect(existsSync(`public${illustrationFor(kind, id, [])}`)).toBe(true);
    }
  },
);
