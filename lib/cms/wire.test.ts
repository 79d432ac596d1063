import { z } from "zod";
import { files, optionalMedia } from "./media";
import { number, relation, relations, required, rows, text, toCollectionQuery } from "./wire";

const schema = z.object({
  documentId: required,
  Titel: required,
  Plaetze: number,
  Kategorien: relations,
  Veranstalter: relation,
  Ausnahmen: rows(z.object({ Datum: z.iso.date(), Hinweis: text })),
});
const media = {
  fields: [
    "documentId",
    "url",
    "alternativeText",
    "caption",
    "width",
    "height",
    "mime",
    "focalPoint",
    "updatedAt",
  ],
};

test("every field of the schema is fetched, and of relations and components every field of theirs", () => {
  expect(toCollectionQuery(schema)).toEqual({
    fields: ["publishedAt", "updatedAt", "Titel", "Plaetze"],
    populate: {
      Kategorien: { fields: ["documentId"] },
      Veranstalter: { fields: ["documentId"] },
      Ausnahmen: { fields: ["Datum", "Hinweis"] },
    },
  });
});

test("a field added to the schema is added to the query", () => {
  const { fields, populate } = toCollectionQuery(
    schema.extend({ Ort: text, Bild: optionalMedia, Bilder: files[1] }),
  );
  expect(fields).toContain("Ort");
  expect(populate).toMatchObject({ Bild: media, Bilder: media });
});
