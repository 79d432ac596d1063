import { z } from "zod";
import { categories, withCategories } from "./categories";
import { defineCollection, derived } from "./collection";
import { mediaFields, optionalMedia, severalMedia, toFile, toPicture } from "./media";
import { openingHoursFields, StrapiOpeningHours, toOpeningHours } from "./opening-hours";
import { document, number, relations, required, text } from "./wire";

/** The two values the specification names; schools are kept under the second. */
const organisationTypes = ["verein", "kindertagesstätte"] as const;
export type OrganisationType = (typeof organisationTypes)[number];

const StrapiOrganisation = z.object({
  ...document,
  Name: required,
  Slug: required,
  Organisation: z.enum(organisationTypes),
  Art: text,
  Beschreibung: text,
  Strasse: text,
  Postleitzahl: text,
  Ort: text,
  Telefon: text,
  E_Mail: text,
  Webseite: text,
  Ansprechpartner_Rolle: text,
  Oeffnungszeiten: StrapiOpeningHours,
  Altersgruppe: text,
  Plaetze: number,
  Schliesstage: text,
  Breitengrad: number,
  Laengengrad: number,
  Kategorien: relations,
  Bild: optionalMedia,
  Bild_Alt: text,
  Dateien_im_Text: severalMedia,
});

/** `kind` is what it is in people's words: Sportverein, Grundschule … `description` is Markdown, `files` what it shows. */
function toOrganisation(wire: z.infer<typeof StrapiOrganisation>) {
  return {
    id: wire.documentId,
    slug: wire.Slug,
    name: wire.Name,
    type: wire.Organisation,
    kind: wire.Art,
    description: wire.Beschreibung ?? "",
    street: wire.Strasse,
    postcode: wire.Postleitzahl,
    town: wire.Ort,
    phone: wire.Telefon,
    email: wire.E_Mail,
    website: wire.Webseite,
    contactRole: wire.Ansprechpartner_Rolle,
    openingHours: toOpeningHours(wire.Oeffnungszeiten),
    ages: wire.Altersgruppe,
    places: wire.Plaetze,
    closingDays: wire.Schliesstage,
    latitude: wire.Breitengrad,
    longitude: wire.Laengengrad,
    categoryIds: wire.Kategorien,
    picture: toPicture(wire.Bild, wire.Bild_Alt),
    files: wire.Dateien_im_Text.map((file) => toFile(file)),
    changedAt: wire.updatedAt,
  };
}

type Item = ReturnType<typeof toOrganisation>;
export type Organisation = ReturnType<typeof withCategories<Item>>;

export const organisations = defineCollection({
  model: "organisation",
  plural: "organisationen",
  drafts: true,
  fields: [
    ...["Name", "Slug", "Organisation", "Art", "Beschreibung", "Strasse", "Postleitzahl", "Ort", "Telefon"],
    ...["E_Mail", "Webseite", "Ansprechpartner_Rolle", "Altersgruppe", "Plaetze", "Schliesstage"],
    ...["Breitengrad", "Laengengrad", "Bild_Alt"],
  ],
  populate: {
    Oeffnungszeiten: openingHoursFields,
    Kategorien: ["documentId"],
    Bild: mediaFields,
    Dateien_im_Text: mediaFields,
  },
  schema: StrapiOrganisation,
  toItem: toOrganisation,
});

const bySlug = derived((items: readonly Item[]) => new Map(items.map((item) => [item.slug, item])));
const fromAToZ = derived((items: readonly Item[]) =>
  [...items].sort((a, b) => a.name.localeCompare(b.name, "de")),
);

/** @throws CmsRequestError without a copy */
export async function getOrganisation(slug: string): Promise<Organisation | undefined> {
  const organisation = bySlug(await organisations.ready()).get(slug);
  return organisation && withCategories(organisation, await categories.ready());
}

/** By name from A to Z. @throws CmsRequestError without a copy */
export async function getOrganisations(type: OrganisationType): Promise<Organisation[]> {
  const known = await categories.ready();
  const found = fromAToZ(await organisations.ready()).filter((organisation) => organisation.type === type);
  return found.map((organisation) => withCategories(organisation, known));
}
