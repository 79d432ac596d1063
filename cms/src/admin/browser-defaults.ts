const done = { currentStep: 0, isCompleted: true };
const noTours = {
  tours: { contentTypeBuilder: done, contentManager: done, apiTokens: done, strapiCloud: done },
  enabled: false,
  hidden: true,
  completedActions: [],
};

/** What the panel keeps in an editor's browser: German from the start, and none of Strapi's tours and announcements. */
const DEFAULTS: Record<string, string> = {
  "strapi-admin-language": "de",
  STRAPI_GUIDED_TOUR: JSON.stringify(noTours),
  "STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false": "true",
};

/** Leaves alone what an editor has chosen. */
export function setDefaults(storage: Storage): void {
  for (const [key, value] of Object.entries(DEFAULTS)) {
    if (storage.getItem(key) === null) storage.setItem(key, value);
  }
}
