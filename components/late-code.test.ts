import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A stylesheet that comes after the page has the browser lay it out again (docs/writing-components.md). */

const importIn = /^(?:import|export)\s(?!type\b)(?:[^"]*?\sfrom\s)?"([^"]+)"/gm;
const codeIn = /lateCode(?:<\w+>)?\(\s*\(\) =>\s*(?:load\(\)|import\("([^"]+)"\))/;

const resolved = (file: string, target: string) => {
  const path = target.startsWith("@/") ? target.slice(2) : join(dirname(file), target);
  return [path, `${path}.ts`, `${path}.tsx`].find((each) => /\.\w+$/.test(each) && existsSync(each));
};

/** The stylesheets that a file and what it imports bring, without those of code that is loaded later */
function stylesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith(".css")) return [file];
  const targets = [...readFileSync(file, "utf8").matchAll(importIn)].map(([, target = ""]) => target);
  return targets
    .filter((target) => /^[@.]/.test(target))
    .flatMap((target) => resolved(file, target) ?? [])
    .flatMap((each) => stylesOf(each, seen));
}

const islands = readdirSync("components", { recursive: true, encoding: "utf8" })
  .map((file) => join("components", file))
  .filter((file) => file.endsWith(".island.tsx"));
const late = islands.flatMap((island) => {
  const source = readFileSync(island, "utf8");
  const match = codeIn.exec(source);
  const target = match && (match[1] ?? /const load = \(\) => import\("([^"]+)"\)/.exec(source)?.[1]);
  const code = target && resolved(island, target);
  return code ? [[island, code] as const] : [];
});

test("every island with late code is found, however it is written", () => {
  const found = late.map(([island]) => island);
  // The name of the function as it is imported
  expect(found).toEqual(islands.filter((file) => /\blateCode\b/.test(readFileSync(file, "utf8"))));
  expect(found.length).toBeGreaterThan(0);
});

test.each(late)("%s brings the styles of %s with its HTML", (island, code) => {
  const own = stylesOf(island);
  expect(stylesOf(code).filter((each) => !own.includes(each))).toEqual([]);
});
