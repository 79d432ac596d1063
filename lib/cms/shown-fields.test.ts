import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publicTypes } from "@/cms/src/public-types";

/** Fields that the site does not show, and why. */
const dropped: Record<string, string> = {
  "allgemeine-einstellung.Aufbewahrung_Tage": "The CMS deletes by it what visitors sent.",
  "allgemeine-einstellung.Brief_Wochentag":
    "The CMS sends the week's letter by it, and tells it with its offer.",
  "allgemeine-einstellung.Brief_Stunde": "As the day of the letter.",
  "angebot.Rueckfragen_E_Mail": "The CMS asks this address whether the entry is still right.",
  "info.Rueckfragen_E_Mail": "As that of an Angebot.",
  "angebot.Anzeige": "The CMS deletes the entry by it: the number of the advertisement that it was made of.",
  "beitrag.Anzeige": "As that of an Angebot.",
  "abfallbezirk.Kalender_Adresse": "The CMS reads the days there; it may be a secret.",
  "abfallbezirk.Lesestand": "What the CMS knows of that address.",
  "veranstaltung.Terminfolge": "The panel's list is sorted by it; the site follows the dates themselves.",
  "nachbartermin.Quelle": "The CMS replaces what a source gave it.",
  "ort.Entscheidet": "Who decides about requests is shown in the panel alone.",
  "ort.Kalender_Hash": "The CMS recognises the caretaker's calendar address by it.",
  "ort.Kalender_bis": "As that address.",
  ...Object.fromEntries(
    ["veranstaltung", "organisation"].flatMap((type) =>
      ["Importquelle", "Importkennung", "Importstand"].map((field) => [
        `${type}.${field}`,
        "An import recognises its entries by it.",
      ]),
    ),
  ),
};

const read = (file: string) => readFileSync(file, "utf8");
const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing\//.test(file))
    .map((file) => join(folder, file));

type Schema = { attributes: Record<string, { type: string; component?: string }> };

/** The fields of a type, those of its parts included: "veranstaltung.Titel", "teile.oeffnungszeit.Tage". */
function fieldsOf(name: string, { attributes }: Schema): string[] {
  return Object.entries(attributes).flatMap(([field, { component }]) => {
    const part = component && JSON.parse(read(`cms/src/components/${component.replace(".", "/")}.json`));
    return [`${name}.${field}`, ...(part ? fieldsOf(component, part) : [])];
  });
}

const types = publicTypes.map(({ uid }) => {
  const model = uid.split(".")[1] ?? "";
  const schema = read(`cms/src/api/${model}/content-types/${model}/schema.json`);
  return { model, fields: fieldsOf(model, JSON.parse(schema)) };
});

/** Those of lib/cms and of each feature, such as lib/rooms/cms */
const cmsFiles = sources("lib")
  .filter((file) => file.includes("/cms/"))
  .map((file) => ({ file, source: read(file) }));
const defines = (source: string) => source.includes("= defineCollection(");
/** How fields are read that several types have: pictures, opening hours */
const sharedReaders = cmsFiles.filter(({ source }) => !defines(source)).map(({ source }) => source);
const moduleOf = (file: string) => file.replace(/^.*\/|\.ts$/g, "");
const modules = cmsFiles.filter(({ source }) => defines(source)).map(({ file }) => moduleOf(file));
/** A file that knows other types alone does not use this one. */
const imports = (source: string, module: string) => source.includes(`/${module}"`);
const users = ["app", "components", "lib", "packages/shared/waste"].flatMap(sources).map(read);

/** The site's name of a field: `place` in `place: ["Ort", text]`; a part's field goes by its own name. */
function siteNameOf(field: string, readers: string): string | undefined {
  const named = new RegExp(`(\\w+)(?::| =) \\[\\s*"${field}"`).exec(readers)?.[1];
  if (named) return named;
  return new RegExp(`\\b${field}\\b`).test(readers) ? field : undefined;
}

const cases = types.flatMap(({ model, fields }) =>
  fields.filter((field) => !(field in dropped)).map((field) => [field, model] as const),
);

test.each(cases)("%s is read and used for %s", (path, model) => {
  const definition = cmsFiles.find(({ source }) => defines(source) && source.includes(`model: "${model}"`));
  const readers = [definition?.source, ...sharedReaders].join("\n");
  const siteName = siteNameOf(path.split(".").at(-1) ?? "", readers);
  expect(siteName).toBeDefined();
  const module = moduleOf(definition?.file ?? "");
  const possibleUsers = users.filter(
    (source) => imports(source, module) || !modules.some((other) => imports(source, other)),
  );
  const text = [...new Set([definition?.source, ...possibleUsers])].join("\n");
  // Once where the field is read, and again where it is used
  expect(text.match(new RegExp(`\\b${siteName}\\b`, "g"))?.length).toBeGreaterThan(1);
});

test.each(Object.keys(dropped))("%s, which is listed as dropped, exists", (field) => {
  expect(types.flatMap(({ fields }) => fields)).toContain(field);
});
