import { readdirSync, readFileSync } from "node:fs";
import { type Import, importsOf, sourcesIn } from "./imports";

/** The folders of lib by their layer. Each layer imports only from those before it. */
const layers = {
  base: "browser contact dates env runtime texts theme urls features-base",
  platform: "http security monitoring caches messages rich-text typography html",
  cms: "cms",
  media: "media",
  domain:
    "events opening-hours organisations waste rooms letters registrations confirmations notices feedback search forms consent navigation offline feature features",
  presentation: "content seo share routing",
  server: "server",
};

/** lib/rooms/base is in the layer base, and what lies loose in lib/rooms in that of the folder. Undefined outside of lib */
function layerOf(path: string): number | undefined {
  const [root, folder = "", inner = ""] = path.split("/");
  const names = Object.keys(layers);
  const own = names.findIndex((_, index) =>
    Object.values(layers)[index]?.split(" ").includes(folder.replace(/\.ts$/, "")),
  );
  if (root !== "lib" || own < 0) return undefined;
  return names.includes(inner) && own === names.indexOf("domain") ? names.indexOf(inner) : own;
}

/** "lib/events" of "lib/events/plan", "lib/urls/routes.ts" of a file beside the folders */
const folderOf = (path: string) => path.split("/").slice(0, 2).join("/");

const written = importsOf(sourcesIn("lib", "components"));
const crossing = written.filter(({ from, to }) => folderOf(from) !== folderOf(to));
const inWords = ({ from, to }: Import) => `${from} imports ${to}`;

test("the sources are found, and so are their imports", () => {
  expect(crossing.length).toBeGreaterThan(500);
});

test("no two folders import each other, types included", () => {
  expect(mutualImports(crossing, folderOf).map((both) => both.map(inWords).join("; "))).toEqual([]);
});

test("each layer of lib imports only from those before it", () => {
  const upward = written.filter(({ from, to }) => {
    const [own, other = 0] = [layerOf(from), layerOf(to)];
    return own !== undefined && other > own;
  });
  expect(upward.map(inWords)).toEqual([]);
});

test("every folder of lib has a layer", () => {
  const without = readdirSync("lib").filter((folder) => layerOf(`lib/${folder}/x`) === undefined);
  expect(without).toEqual(["features.test.ts", "testing"]);
});

// Schemas are data.
test("no two folders of the CMS import each other", () => {
  const partOf = (file: string) => {
    const [, , part = "", feature, inside] = file.split("/");
    return part === "features" && inside ? `features/${feature}` : part;
  };
  const imports = importsOf(sourcesIn("cms/src")).filter(
    ({ to }) => to.startsWith("cms/src/") && !to.endsWith("schema.json"),
  );
  const pairs = mutualImports(imports, partOf).map((both) =>
    both
      .map(({ from }) => partOf(from))
      .sort()
      .join(" "),
  );
  expect(pairs).toEqual([]);
});

/** The files of a feature of the CMS that others may import: what it signs in with, and what src/api passes on */
const entrances = ["feature", "panel/feature", "api"];

/** "rooms" and "panel/feature" of "cms/src/features/rooms/panel/feature.ts" */
const insideOf = (path: string) =>
  /^cms\/src\/features\/([^/.]+)\/(.+?)(?:\.tsx?)?$/.exec(path)?.slice(1) ?? [];

test("of a feature of the CMS others import its entrances alone", () => {
  const imports = importsOf(sourcesIn("cms/src"));
  const refused = imports.filter(({ from, to }) => {
    const [feature, inside = ""] = insideOf(to);
    return feature && insideOf(from)[0] !== feature && !entrances.includes(inside);
  });
  expect(imports.filter(({ from, to }) => insideOf(to)[0] && !insideOf(from)[0]).length).toBeGreaterThan(2);
  expect(refused.map(inWords)).toEqual([]);
});

/** Where the CMS names halls outside of their folders and types: the two lists, and the question of a new village */
const namesHalls = ["cms/src/features/index.ts", "cms/src/features/panel.ts", "cms/src/village/questions.ts"];

test("halls are named in the list of features, and nowhere else in the CMS", () => {
  const words = /buchung|belegung|booking|raumanfrage|raumvergabe|raumkalender|\brooms?\b/i;
  const files = sourcesIn("cms/src").filter(
    (file) =>
      !/^cms\/src\/(features\/rooms|api\/(buchung|belegung|ort))\//.test(file) &&
      words.test(readFileSync(file, "utf8")),
  );
  expect(files.sort()).toEqual(namesHalls);
});

/** One import of each direction for two folders that import each other */
function mutualImports(imports: Import[], folder: (path: string) => string): Import[][] {
  const byPair = new Map(imports.map((each) => [`${folder(each.from)} ${folder(each.to)}`, each]));
  return [...byPair.values()].flatMap((each) => {
    const back = byPair.get(`${folder(each.to)} ${folder(each.from)}`);
    return back && folder(each.from) < folder(back.from) ? [[each, back]] : [];
  });
}

test("nothing is loose at the root of lib but the lists of features", () => {
  const loose = readdirSync("lib", { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(loose.map(({ name }) => name)).toEqual([
    "feature.ts",
    "features-base.ts",
    "features.test.ts",
    "features.ts",
  ]);
});

test("components/ui imports from no other folder of components", () => {
  const upward = crossing.filter(
    ({ from, to }) => folderOf(from) === "components/ui" && to.startsWith("components/"),
  );
  expect(upward.map(inWords)).toEqual([]);
});

test("imports from another folder begin with @/, so that the layer can be seen", () => {
  expect(crossing.filter(({ target }) => target.startsWith(".")).map(inWords)).toEqual([]);
});

test("nothing of the site imports from cms/: what both need is in packages/shared", () => {
  expect(written.filter(({ to }) => to.startsWith("cms/")).map(inWords)).toEqual([]);
});

test("bench and e2e import from scripts and not from each other, and scripts from neither", () => {
  const tools = importsOf(sourcesIn("bench", "e2e", "scripts"));
  const toOtherTool = tools.filter(({ from, to }) => {
    const [own, other = ""] = [from, to].map((path) => path.split("/")[0]);
    return own !== other && ["bench", "e2e", "scripts"].includes(other);
  });
  expect(toOtherTool.length).toBeGreaterThan(100);
  expect(toOtherTool.filter(({ to }) => !to.startsWith("scripts/")).map(inWords)).toEqual([]);
});
