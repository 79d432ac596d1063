import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { Context } from "koa";
import { z } from "zod";
import { ImportForm } from "../../../../features/import/panel-server";
import { Change, NewSource, Reading } from "../../../../features/import/sources/panel-server";
import { Removal } from "../../../../features/versions/panel-server";
import { WasteForm } from "../../../../features/waste/panel-server";
import { readBody } from "../../../../http/read-body";
import { SentSpelling } from "./places";

type Json = { type?: string; [key: string]: unknown };

/** The paths of a schema's parts whose length nothing limits */
function unlimited(schema: Json, path: string): string[] {
  const { properties = {}, anyOf = [], items, additionalProperties, propertyNames } = schema;
  const isLimited = schema.maxLength !== undefined || schema.enum !== undefined || schema.const !== undefined;
  const isListLimited = schema.type !== "array" || schema.maxItems !== undefined;
  const parts = { ...Object(properties), items, additionalProperties, propertyNames };
  return [
    ...((schema.type === "string" && !isLimited) || !isListLimited ? [path] : []),
    ...(anyOf as Json[]).flatMap((each) => unlimited(each, path)),
    ...Object.entries(parts).flatMap(([name, part]) =>
      part && typeof part === "object" ? unlimited(part as Json, `${path}.${name}`) : [],
    ),
  ];
}

const schemas = { ImportForm, WasteForm, SentSpelling, Change, NewSource, Reading, Removal };
for (const [name, schema] of Object.entries(schemas))
  test(`everything in ${name} has a largest length`, () => {
    const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Json;
    assert.deepEqual(unlimited(json, name), []);
  });

test("controllers read bodies by schemas alone", () => {
  const sources = join(process.cwd().replace(/\/\.cache\/unit$/, ""), "src");
  const controllers = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((file) =>
    /^(?:plugins\/redaktion\/server\/controllers|features\/.*panel-server)/.test(file),
  );
  // These are handed to functions that begin with a schema of their own: outcomes/decline.ts, features/rooms/decide.ts and
  // features/registrations/organiser.ts.
  const handedOn =
    /await (?:decline|confirmBooking|declineBooking|takeBookingBack|change)\(strapi, ctx\.params\.documentId, ctx\.request\.body\b/;
  const others = controllers
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) => readFileSync(join(sources, file), "utf8").split("\n"))
    .filter(
      (line) =>
        /\bbody\b/.test(line) &&
        !line.startsWith("import ") &&
        !/ctx\.body = /.test(line) &&
        !handedOn.test(line),
    );
  assert.deepEqual(others, []);
});

const bodyOf = (body: unknown) => ({ request: { body } }) as unknown as Context;
for (const term of [undefined, 7, "", "ab", `  ab  `, "x".repeat(201), "x".repeat(1_000_000)])
  test(`a term to take out of versions has 3 to 200 letters: ${String(term).slice(0, 8)} (${String(term).length})`, () =>
    assert.throws(() => readBody(bodyOf({ term }), Removal), {
      name: "ValidationError",
      message: "Bitte geben Sie 3 bis 200 Zeichen ein.",
    }));
test("a term of 200 letters is taken", () =>
  assert.equal(readBody(bodyOf({ term: "x".repeat(200) }), Removal).term.length, 200));

test("answers that are no JSON are an incomplete form", () => {
  for (const answers of ["{", "[]", "7", '{"a":1}', JSON.stringify({ a: "x".repeat(3000) })])
    assert.throws(() => readBody(bodyOf({ kind: "kalender", answers }), ImportForm), {
      message: "Das Formular ist unvollständig.",
    });
  assert.deepEqual(readBody(bodyOf({ kind: "kalender", answers: '{"a":"b"}' }), ImportForm).answers, {
    a: "b",
  });
});
