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

/** Leaves what an editor has chosen. */
export function setDefaults(storage: Storage): void {
  for (const [key, value] of Object.entries(defaults)) {
    if (storage.getItem(key) === null) storage.setItem(key, value);
  }
}
