import { readFileSync } from "node:fs";

const text = readFileSync("docs/decisions/libraries.md", "utf8");
const names = [...text.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, bold = ""]) => bold.split(/,\s+/));

const ours = "@dorfforum/";

type Dependencies = Record<string, string>;
type Package = { dependencies?: Dependencies; devDependencies?: Dependencies };

test.each(["package.json", "cms/package.json", "packages/german-search/package.json"])(
  "the decision about libraries names each direct dependency of %s",
  (file) => {
    const { dependencies, devDependencies }: Package = JSON.parse(readFileSync(file, "utf8"));
    const wanted = Object.keys({ ...dependencies, ...devDependencies })
      .filter((name) => !name.startsWith(ours))
      .map((name) => name.replace(/^@types\/.+/, "@types/…"));
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
  },
);
