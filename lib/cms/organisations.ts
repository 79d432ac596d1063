import { z } from "zod";
import { categories, withCategories } from "./categories";
import { defineCollection } from "./collection";
import { derived, findBySlug } from "./derived";
import { optionalMedia, severalMedia, toFiles, toPicture } from "./media";
import { StrapiOpeningHours, toOpeningHours } from "./opening-hours";
import { document, number, relations, required, text } from "./wire";

/** Schools are of the second type. */
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

/** `kind` is a word such as Sportverein or Grundschule; `description` is Markdown, `files` are those it shows or links to. */
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
    files: toFiles(wire.Dateien_im_Text),
    changedAt: wire.updatedAt,
  };
}

type Item = ReturnType<typeof toOrganisation>;
export type Organisation = ReturnType<typeof withCategories<Item>>;

export const organisations = defineCollection({
  model: "organisation",
  plural: "organisationen",
  drafts: true,
  schema: StrapiOrganisation,
  toItem: toOrganisation,
});

const findOrganisation = findBySlug(organisations);
const fromAToZ = derived([organisations], ({ items }) =>
  [...items].sort((a, b) => a.name.localeCompare(b.name, "de")),
);

/** @throws CmsRequestError without a copy */
export async function getOrganisation(slug: string): Promise<Organisation | undefined> {
  const organisation = await findOrganisation(slug);
  return organisation && withCategories(organisation, await categories.ready());
}

/** By name from A to Z. @throws CmsRequestError without a copy */
export async function getOrganisations(type: OrganisationType): Promise<Organisation[]> {
  const ofType = (await fromAToZ()).filter((organisation) => organisation.type === type);
  const allCategories = await categories.ready();
  return ofType.map((organisation) => withCategories(organisation, allCategories));
}
