import type { FeatureName } from "@dorfforum/shared/features/feature-names";
import type { FormField, FormRule } from "@dorfforum/shared/forms/form-fields";
import { confirmationsBase } from "@/lib/confirmations/base/feature-base";
import { feedbackBase } from "@/lib/feedback/base/feature-base";
import { lettersBase } from "@/lib/letters/base/feature-base";
import { registrationsBase } from "@/lib/registrations/base/feature-base";
import { roomsBase } from "@/lib/rooms/base/feature-base";
import type { FormText } from "@/lib/texts/common-fields";
import type { SiteRoute } from "@/lib/urls/site-route";
import { wasteBase } from "@/lib/waste/base/feature-base";

/**
 * The half of lib/features.ts that browsers, the offline worker and the layers below read: routes and forms, of features that are off
 * too, so that their addresses stay known.
 */

/** A form of a feature */
type FeatureForm = {
  fields: Readonly<Record<string, FormField>>;
  texts: FormText;
  /** Those over several fields */
  rules: readonly FormRule<never>[];
  /** Strapi's plural API name of what it becomes */
  collection: string;
  /** The path of its page with a stored response (lib/forms/stored-responses.ts), and with what was typed */
  page: (responseId: string | undefined, values: Readonly<Record<string, string | undefined>>) => string;
};

type Routes = Readonly<Record<string, SiteRoute>>;

type FeatureBase = {
  /** Spread into the table of lib/urls/site-routes.ts; `lib/features.ts` decides about pages and files */
  routes: { pages: Routes; files: Routes; api: Routes };
  /** By the name that the form's address, its draft and its entry in the CMS carry */
  forms: Readonly<Record<string, FeatureForm>>;
};

/** No two have a route or a form of one name. */
export const featureBases = {
  rooms: roomsBase,
  registrations: registrationsBase,
  letters: lettersBase,
  waste: wasteBase,
  confirmations: confirmationsBase,
  feedback: feedbackBase,
} satisfies Record<FeatureName, FeatureBase> & Record<string, FeatureBase>;

/** As FEATURES calls it, or of one that every village has */
export type SiteFeature = keyof typeof featureBases;

type Base = (typeof featureBases)[SiteFeature];
type AllOf<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
  ? All
  : never;

const merged = <Part extends object>(partOf: (base: Base) => Part) =>
  Object.assign({}, ...Object.values(featureBases).map(partOf)) as AllOf<Part>;

export const featureRoutes = {
  pages: merged(({ routes }) => routes.pages),
  files: merged(({ routes }) => routes.files),
  api: merged(({ routes }) => routes.api),
};

/** The pages and files of features */
export type FeatureRouteName = keyof typeof featureRoutes.pages | keyof typeof featureRoutes.files;

export const featureForms = merged(({ forms }) => forms);

type FeatureForms = typeof featureForms;
export type FeatureFormName = keyof FeatureForms;

export const isFeatureForm = (form: string): form is FeatureFormName => Object.hasOwn(featureForms, form);

/** One part of every form of a feature, by its name */
export const partOfForms = <Part extends keyof FeatureForms[FeatureFormName]>(part: Part) =>
  Object.fromEntries(Object.entries(featureForms).map(([name, form]) => [name, form[part]])) as {
    [Name in FeatureFormName]: FeatureForms[Name][Part];
  };

/** The feature that a route or a form belongs to, by its name */
export const featureOf = (name: string): SiteFeature | undefined =>
  (Object.keys(featureBases) as SiteFeature[]).find((feature) => {
    const { routes, forms } = featureBases[feature];
    return [forms, ...Object.values(routes)].some((part) => Object.hasOwn(part, name));
  });
