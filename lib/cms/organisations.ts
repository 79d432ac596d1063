import type { Land } from "@dorfforum/shared/calendar/holidays";
import { z } from "zod";
import { routes } from "@/lib/urls/routes";
import { findWithCategories, joinCategories, type withCategories } from "./categories";
import { defineCollection, type ItemOf } from "./collection";
import { derived } from "./derived";
import { files, pictureFields, withPicture } from "./media";
import { openingHours } from "./opening-hours";
import { specialDays } from "./special-days";
import { changedAt, number, relations, required, text, textOrEmpty } from "./wire";
import { withVillageDays } from "./with-village-days";

/** Schools are of the second type. */
const organisationTypes = ["verein", "kindertagesstätte"] as const;
export type OrganisationType = (typeof organisationTypes)[number];

/** Whether the kind of an organisation of the second type says that it is a school */
export const isSchool = (kind = ""): boolean => /schule$/iu.test(kind.trim());

/** `kind` is a word such as Sportverein or Grundschule; `land` is the village's, for opening hours; `description` is Markdown, `files` are those it shows or links to. */
const storedOrganisations = defineCollection({
  model: "organisation",
  plural: "organisationen",
  fields: {
    name: ["Name", required],
    slug: ["Slug", required],
    type: ["Organisation", z.enum(organisationTypes)],
    kind: ["Art", text],
    description: ["Beschreibung", textOrEmpty],
    street: ["Strasse", text],
    postcode: ["Postleitzahl", text],
    town: ["Ort", text],
    phone: ["Telefon", text],
    email: ["E_Mail", text],
    website: ["Webseite", text],
    contactRole: ["Ansprechpartner_Rolle", text],
    openingHours: ["Oeffnungszeiten", openingHours],
    openingHoursNote: ["Oeffnungszeiten_Hinweis", text],
    specialDays: ["Besondere_Tage", specialDays],
    ages: ["Altersgruppe", text],
    places: ["Plaetze", number],
    latitude: ["Breitengrad", number],
    longitude: ["Laengengrad", number],
    categoryIds: ["Kategorien", relations],
    accentColour: ["Akzentfarbe", text],
    ...pictureFields,
    confirmedOn: ["Zuletzt_bestaetigt_am", text],
    files,
    changedAt,
  },
  toItem: (values) => ({ ...withPicture(values), land: undefined as Land | undefined }),
  toPage: (organisation) => ({ path: routes.organisation(organisation), changedAt: organisation.changedAt }),
});

export const organisations = withVillageDays(storedOrganisations, (organisation, { land }) =>
  land && organisation.openingHours.length > 0 ? { ...organisation, land } : organisation,
);

export type Organisation = ReturnType<typeof withCategories<ItemOf<typeof organisations>>>;

const fromAToZ = derived([organisations], ({ items }) =>
  [...items].sort((a, b) => a.name.localeCompare(b.name, "de")),
);

/** @throws CmsRequestError without a copy */
export const getOrganisation = findWithCategories(organisations);

/** The published ones among the ids, in their order. @throws CmsRequestError without a copy */
export async function getOrganisationsById(ids: readonly string[]) {
  const { byId } = await organisations.ready();
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** By name from A to Z. @throws CmsRequestError without a copy */
export async function getOrganisations(type: OrganisationType): Promise<Organisation[]> {
  return joinCategories((await fromAToZ()).filter((organisation) => organisation.type === type));
}
