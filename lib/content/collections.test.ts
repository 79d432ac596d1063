import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { anyJson, fc } from "@dorfforum/shared/testing/arbitraries";
import { ZodError } from "zod";
import { filesOf } from "@/lib/cms/media";
import { ReplicaCopy } from "@/lib/cms/replica-copy";
import { instant, type WireDocument } from "@/lib/cms/wire";
import { routes } from "@/lib/urls/routes";
import { collections } from "./collections";

jest.mock("@/lib/monitoring/report-error");
// Copies are written there.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "collections-"));

const updatedAt = "2026-11-01T08:00:00.000Z";
const file = {
  documentId: "file",
  url: "/uploads/a.jpg",
  mime: "image/jpeg",
  width: 8,
  height: 6,
  focalPoint: null,
  updatedAt,
};
const related = [{ documentId: "other" }];

/** A valid entry of every content type, with all fields that one of them has */
const entry: WireDocument = {
  documentId: "entry",
  updatedAt,
  publishedAt: updatedAt,
  ...Object.fromEntries(
    [
      "Name",
      "Titel",
      "Text",
      "Teaser",
      "Kurztext",
      "Ort",
      "Woerter",
      "Typ",
      "Dokument",
      "Dorfname",
      "Seitentitel",
      "Art",
      "Begriff",
      "Weitere_Formen",
      "Erklaerung",
      "Nachbarort",
    ].map((name) => [name, "Fest"]),
  ),
  Slug: "fest",
  Ziel: "/kontakt",
  Ueber_uns_Link: "/ueber-uns",
  Kurzadressen: [{ Kurzadresse: "fest", Ziel: "/kontakt" }],
  Schnelleinstiege: [{ Titel: "Fest", Ziel: "/kontakt", Symbol: "info" }],
  Stufe: "Warnung",
  Von: "2026-11-28T13:00:00.000Z",
  Bis: "2026-11-28T20:00:00.000Z",
  Link: "/kontakt",
  Beginn: "2026-11-28T13:00:00.000Z",
  Ende: "2026-11-28T20:00:00.000Z",
  Ganztaegig: true,
  Wiederholung: "FREQ=WEEKLY",
  Ausnahmen: [{ Datum: "2026-12-05" }],
  Datum: "2026-11-18",
  Reihenfolge: 1,
  Breitengrad: 52.1,
  Terminstatus: "geplant",
  Organisation: "verein",
  Oeffnungszeiten: [{ Tage: "Mo–Fr", Von: "08:00:00", Bis: "12:00:00", Hinweis: null }],
  Kategorien: related,
  Verwandtes: related,
  Organisationen: related,
  Veranstalter: related[0],
  Bild: file,
  Bild_Alt: "Fest",
  Logo: file,
  Dateien_im_Text: [file],
};

const fieldNames = fc.constantFrom(
  ...Object.keys(entry),
  ...Object.keys(file),
  "Tage",
  "Von",
  "Bis",
  "Symbol",
);
/** Entries with any value in place of a field's, of the entry itself or at any depth */
const broken = (names: fc.Arbitrary<string>) =>
  fc.array(
    fc.tuple(names, anyJson, fc.boolean()).map(([name, value, isInside]) => ({
      ...(isInside ? { ...replace(entry, name, value), updatedAt } : { ...entry, [name]: value }),
      documentId: "broken",
    })),
    { minLength: 5, maxLength: 10 },
  );

function replace(node: unknown, name: string, value: unknown): object {
  if (Array.isArray(node)) return node.map((each) => replace(each, name, value));
  if (typeof node !== "object" || node === null) return node as never;
  return Object.fromEntries(
    Object.entries(node).map(([key, inner]) => [key, key === name ? value : replace(inner, name, value)]),
  );
}

test("a valid entry is one of every content type", () => {
  for (const { parse } of collections()) expect(() => parse(entry)).not.toThrow();
});

describe.each(collections().map((collection) => [collection.model, collection] as const))(
  "%s",
  (model, { parse }) => {
    function parsed(wire: WireDocument): object[] {
      try {
        return [parse(wire)];
      } catch (error) {
        expect(error).toBeInstanceOf(ZodError);
        return [];
      }
    }

    test("with any value in a field is an entry or is refused by its schema", () => {
      fc.assert(
        fc.property(broken(fieldNames), (wires) => {
          for (const item of wires.flatMap(parsed)) {
            for (const { version } of filesOf(item)) expect(version).toMatch(/^-?[0-9a-z]+$/);
            if ("slug" in item) expect(routes.event(String(item.slug))).toMatch(/./);
          }
        }),
      );
    });

    test("with any value in a field leaves the entry beside it, and the date of the newest", async () => {
      const copy = new ReplicaCopy(model, "", parse);
      await fc.assert(
        fc.asyncProperty(broken(fc.constantFrom("updatedAt", "publishedAt", "Titel")), async (wires) => {
          for (const wire of wires) await copy.put([wire, entry]);
          expect(instant.safeParse(copy.summary.newest).success).toBe(true);
        }),
      );
      copy.publish();
      expect(copy.snapshot?.byId.get("entry")).toEqual(parse(entry));
    });
  },
);
