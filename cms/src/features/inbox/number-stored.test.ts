import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import offer from "../../api/angebot/content-types/angebot/schema.json";
import article from "../../api/beitrag/content-types/beitrag/schema.json";
import submission from "../../api/einsendung/content-types/einsendung/schema.json";
import { rows } from "../../database/rows";
import { openDatabase } from "../../database/testing/open-database";
import { draftTypes } from "../../outcomes/draft-types";
import { offerArticleFields } from "./draft-fields";
import { numberAdvertisements } from "./number-advertisements";
import { submissionType } from "./panel-data";

const Daten = { Richtung: "suche", Text: "24 Zoll.", Kontakt: "030 23125 140" } as const;
const made = offerArticleFields({ Art: "angebot", Titel: "Kinderrad", Daten }, new Date());
const GueltigBis = "2026-05-01";
let database: Awaited<ReturnType<typeof openDatabase>>;

/** An Angebot that leads to a Beitrag, both with a draft and a published version */
async function create(Slug: string, fields: object = {}) {
  const { strapi } = database;
  for (const publishedAt of [null, new Date("2026-03-01T00:00:00Z")]) {
    const both = {
      Titel: Slug,
      Slug,
      Gueltig_bis: GueltigBis,
      publishedAt,
      updatedAt: "2026-03-01T00:00:00.000Z",
    };
    const text = { ...made, ...both, Nicht_in_Aktuelles: true, documentId: `beitrag-${Slug}`, ...fields };
    await rows(strapi, draftTypes.beitrag).create({ data: text });
    const leading = { ...both, documentId: `angebot-${Slug}`, Ziel: `/beitrag/${Slug}` };
    await rows(strapi, draftTypes.angebot).create({ data: leading });
  }
}

const numbersOf = async (slug: string) => {
  const where = { Slug: slug };
  const found = await Promise.all(
    ([draftTypes.angebot, draftTypes.beitrag] as const).map((type) =>
      database.strapi.db.query(type).findMany({ where }),
    ),
  );
  return [...new Set(found.flat().map(({ Anzeige }) => Anzeige))];
};

before(async () => {
  database = await openDatabase({
    [draftTypes.angebot]: offer,
    [draftTypes.beitrag]: article,
    [submissionType]: submission,
  });
  await create("laufrad-abzugeben");
  await create("kinderrad");
  await create("suche-helferinnen", { Text: "Kommt alle!\n\nMeldet euch bei Kim." });
  await create("aktuell", { Nicht_in_Aktuelles: false });
  const data = { Vorgangsnummer: "Z-2345-6789", Art: "angebot", Entwurf: "angebot-laufrad-abzugeben" };
  await rows(database.strapi, submissionType).create({ data });
  await numberAdvertisements(database.strapi);
});
after(() => database.close());

for (const [what, slug, expected] of [
  ["one that its Einsendung names, whatever its title", "laufrad-abzugeben", ["Z-2345-6789"]],
  ["one whose Einsendung is gone", "kinderrad", ["unbekannt"]],
  ["not an editor's own entry that begins like one", "suche-helferinnen", [null]],
  ["not what stands among the news", "aktuell", [null]],
] as const)
  test(`advertisements of before are numbered, drafts and published versions alike: ${what}`, async () =>
    assert.deepEqual(await numbersOf(slug), expected));

test("to editors nothing has changed", async () => {
  const [first] = await database.strapi.db
    .query(draftTypes.beitrag)
    .findMany({ where: { Slug: "kinderrad" } });
  assert.equal(new Date(first.updatedAt).toISOString(), "2026-03-01T00:00:00.000Z");
});
