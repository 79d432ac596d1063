import german from "./german.json";
import logo from "./logo.svg";

const completedTour = { currentStep: 0, isCompleted: true };
const noTours = {
  tours: {
    contentTypeBuilder: completedTour,
    contentManager: completedTour,
    apiTokens: completedTour,
    strapiCloud: completedTour,
  },
  enabled: false,
  hidden: true,
  completedActions: [],
};

/**
 * Values of Strapi's own keys in the editor's localStorage: the panel starts in German, without tours and announcements.
 * The keys are private to Strapi 5.54.0; a key that a later version renames only has no effect.
 */
const defaults: Record<string, string> = {
  "strapi-admin-language": "de",
  STRAPI_GUIDED_TOUR: JSON.stringify(noTours),
  "STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false": "true",
};

// What an editor has chosen stays.
for (const [key, value] of Object.entries(defaults))
  if (localStorage.getItem(key) === null) localStorage.setItem(key, value);

export default {
  config: {
    locales: ["de"],
    auth: { logo },
    menu: { logo },
    head: { title: "Dorfforum – Redaktion" },
    tutorials: false,
    notifications: { releases: false },
    translations: { de: german },
  },
};
