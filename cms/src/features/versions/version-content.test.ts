import assert from "node:assert/strict";
import { test } from "node:test";
import { type Attributes, differingFields, toContent, withoutFiles, withoutTerm } from "./version-content";

const attributes: Attributes = {
  Titel: { type: "string" },
  Slug: { type: "uid" },
  Text: { type: "richtext" },
  Tag: { type: "date" },
  Stufe: { type: "enumeration", enum: ["Hinweis"] },
  Bild: { type: "media" },
  Verein: { type: "relation", target: "api::organisation.organisation" },
  Zeiten: { type: "component", component: "teile.zeit" },
  E_Mail_intern: { type: "string", private: true },
  Zuletzt_bestaetigt_am: { type: "date" },
  createdBy: { type: "relation" },
};
const row = {
  id: 7,
  documentId: "a",
  createdBy: { id: 1 },
  Titel: "Fest",
  Slug: "fest",
  Text: "Kommt!",
  Tag: "2031-05-01",
  Stufe: "Hinweis",
  Bild: { id: 3, name: "plan.png", url: "/uploads/plan_1a.png", hash: "plan_1a" },
  Verein: { id: 9, documentId: "v", Name: "Chor" },
  Zeiten: [{ id: 4, Tage: "Di", Von: "19:30" }],
  E_Mail_intern: "x@example.org",
  Zuletzt_bestaetigt_am: "2031-04-01",
};
const content = toContent(attributes, row);
const without = (changes: object, term: string, files: string[] = []) =>
  withoutTerm({ ...content, ...changes }, term, files);

test("a version holds what visitors see, without address, private fields and what the CMS sets", () =>
  assert.deepEqual(content, {
    Titel: "Fest",
    Text: "Kommt!",
    Tag: "2031-05-01",
    Stufe: "Hinweis",
    Bild: [{ id: 3, name: "plan.png", file: "plan_1a.png" }],
    Verein: [{ id: "v", name: "Chor" }],
    Zeiten: [{ Tage: "Di", Von: "19:30" }],
  }));

test("versions differ in what changed, not in names of the related, new empty fields and the order of keys", () => {
  const same = {
    ...content,
    Verein: [{ name: "Gesangverein", id: "v" }],
    Zeiten: [{ Von: "19:30", Tage: "Di" }],
  };
  assert.deepEqual(differingFields({ ...attributes, Neu: { type: "string" } }, content, same), []);
  const fields = (other: object) =>
    differingFields(attributes, content, { ...content, ...other }).map(([name]) => name);
  assert.deepEqual(fields({ Text: "Kommt nicht!" }), ["Text"]);
  assert.deepEqual(fields({ Bild: [], Verein: [], Zeiten: [] }), ["Bild", "Verein", "Zeiten"]);
});

const text = "Mit Erika **Muster**, bei Musters. Ute kommt heute, Tel. 030 23125-140.";
test("a word goes with what begins with it, however it is written, and never out of the middle of another one", () => {
  const textWithout = (term: string) => without({ Text: text }, term).Text;
  assert.equal(textWithout("muster"), "Mit Erika **…**, bei …. Ute kommt heute, Tel. 030 23125-140.");
  assert.equal(textWithout("Erika Muster"), "Mit …**, bei Musters. Ute kommt heute, Tel. 030 23125-140.");
  assert.equal(textWithout("Ute"), "Mit Erika **Muster**, bei Musters. … kommt heute, Tel. 030 23125-140.");
  assert.equal(textWithout("030 23125-140"), "Mit Erika **Muster**, bei Musters. Ute kommt heute, Tel. ….");
  assert.equal(textWithout("(.*)+"), text);
  assert.equal(without({ Text: "Müller".normalize("NFD") }, "Müller").Text, "…");
});

test("a word goes out of names and components, but ids and dates stay", () => {
  assert.deepEqual(without({}, "Chor").Verein, [{ id: "v", name: "…" }]);
  assert.deepEqual(without({}, "19:30").Zeiten, [{ Tage: "Di", Von: "…" }]);
  assert.equal(without({}, "2031").Tag, "2031-05-01");
  assert.deepEqual(without({ Verein: [{ id: "chor", name: "Chor" }] }, "Chor").Verein, [
    { id: "chor", name: "…" },
  ]);
});

test("a picture goes by its name out of fields and texts", () => {
  const Text =
    "Vorher ![Der Plan](/uploads/plan_1a.png) und [hier](/uploads/plan_1a.png), ![Haus](/uploads/haus.png)";
  const { Bild, Text: cleaned } = without({ Text }, "Plan.PNG");
  assert.deepEqual(Bild, []);
  assert.equal(cleaned, "Vorher  und hier, ![Haus](/uploads/haus.png)");
  assert.deepEqual(
    without({ Bild: [{ id: 8, name: "andere.png", file: "plan_1a.png" }] }, "x.png", ["plan_1a.png"]).Bild,
    [],
  );
});

test("links with a title, and those to other places, are told apart", () =>
  assert.equal(
    withoutFiles(
      '[a](/dateien/a.pdf "Titel") [b](https://example.org/) [c](/uploads/c.pdf)',
      (file) => file === "a.pdf",
    ),
    "a [b](https://example.org/) [c](/uploads/c.pdf)",
  ));
