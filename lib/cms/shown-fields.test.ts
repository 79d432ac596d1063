/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publicTypes } from "@/cms/src/public-types";

/** Fields that the site does not show, and why. */
const dropped: Record<string, string> = {
  "allgemeine-einstellung.Aufbewahrung_Tage": "The CMS deletes by it what visitors sent.",
};

const read = (file: string) => readFileSync(file, "utf8");
const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing\//.test(file))
    .map((file) => join(folder, file));

const readers = sources("lib/cms").map(read).join("\n");
const users = ["app", "components", "lib"].flatMap(sources).map(read).join("\n");

type Schema = { attributes: Record<string, { type: string; component?: string }> };

/** All fields of the types that the site reads, those of their parts included: "veranstaltung.Titel". */
function fieldsOf(name: string, { attributes }: Schema): string[] {
  return Object.entries(attributes).flatMap(([field, { component }]) => {
    const part = component && JSON.parse(read(`cms/src/components/${component.replace(".", "/")}.json`));
    return [`${name}.${field}`, ...(part ? fieldsOf(component, part) : [])];
  });
}

const fields = publicTypes.flatMap(({ uid }) => {
  const name = uid.split(".")[1] ?? "";
  return fieldsOf(name, JSON.parse(read(`cms/src/api/${name}/content-types/${name}/schema.json`)));
});

/** The site's name of a field: `place` in `place: ["Ort", text]`; a part's field goes by its own name. */
function siteNameOf(field: string): string | undefined {
  const named = new RegExp(`(\\w+)(?::| =) \\[\\s*"${field}"`).exec(readers)?.[1];
  if (named) return named;
  return new RegExp(`\\b${field}\\b`).test(readers) ? field : undefined;
}

test.each([...new Set(fields)].filter((field) => !(field in dropped)))("%s is used by the site", (field) => {
  const siteName = siteNameOf(field.split(".").at(-1) ?? "");
  expect(siteName).toBeDefined();
  // Once where it is read, and again where it is used
  expect(users.match(new RegExp(`\\b${siteName}\\b`, "g"))?.length).toBeGreaterThan(1);
});

test.each(Object.keys(dropped))("%s, which is listed as dropped, exists", (field) => {
  expect(fields).toContain(field);
});
