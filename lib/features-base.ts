import { roomForms } from "@/lib/rooms/base/form";
import { roomSiteRoutes } from "@/lib/rooms/base/routes";

/**
 * The half of lib/features.ts that browsers, the offline worker and the layers below features read: routes and forms, of features
 * that are off too, so that their addresses stay known.
 */

/** Spread into the table of lib/urls/site-routes.ts */
export const featureRoutes = {
  pages: { ...roomSiteRoutes.pages },
  files: { ...roomSiteRoutes.files },
  api: { ...roomSiteRoutes.api },
};

/** By the name that the form's address, its draft and its entry in the CMS carry */
export const featureForms = { ...roomForms };

type FeatureForms = typeof featureForms;
export type FeatureFormName = keyof FeatureForms;

export const isFeatureForm = (form: string): form is FeatureFormName => Object.hasOwn(featureForms, form);

/** One part of every form of a feature, by its name */
export const partOfForms = <Part extends keyof FeatureForms[FeatureFormName]>(part: Part) =>
  Object.fromEntries(Object.entries(featureForms).map(([name, form]) => [name, form[part]])) as {
    [Name in FeatureFormName]: FeatureForms[Name][Part];
  };
