import {
  registrationFirstParts,
  registrationPersonalPaths,
  registrationSecretPaths,
} from "../registrations/paths.ts";
import { roomFirstParts, roomPersonalPaths, roomSecretPaths } from "../rooms/paths.ts";

/** What a village can leave out; the setting FEATURES names those that are on. */
export const featureNames = ["rooms", "registrations", "letters"] as const;

export type FeatureName = (typeof featureNames)[number];

/*
 * The addresses of all features, on or off. Each is a list of its own, because the script of every page has the second.
 */

/** First parts of the paths of pages and files: no short address has their name */
export const firstPartsOfFeatures = [...roomFirstParts, ...registrationFirstParts];

/** Pages for one person, each behind a secret code (packages/shared/urls/personal-paths.ts) */
export const personalPathsOfFeatures = [...roomPersonalPaths, ...registrationPersonalPaths];

/** What stands before a secret in the addresses of the site's API and the CMS's */
export const secretPathsOfFeatures = [...roomSecretPaths, ...registrationSecretPaths];

/**
 * Reads FEATURES: the names that are on, in the order above. Unset or empty all are on, with "none" none.
 * @throws Error that names the variable, what it can hold, and an example
 */
export function parseFeatures(value: string | undefined): FeatureName[] {
  const given = (value ?? "").trim();
  if (given === "") return [...featureNames];
  if (given === "none") return [];
  const names = given.split(",").map((name) => name.trim());
  const unknown = names.filter((name) => !featureNames.some((known) => known === name));
  if (unknown.length === 0) return featureNames.filter((name) => names.includes(name));
  const wrong = unknown.map((name) => `"${name}"`).join(", ");
  throw new Error(
    `FEATURES cannot hold ${wrong}. It lists what is on, of ${featureNames.join(", ")}, separated by commas; "none" alone turns all off, and unset all are on. Example: FEATURES=${featureNames[0]}`,
  );
}

/** The value of FEATURES that parseFeatures() reads as these names */
export const writeFeatures = (names: readonly FeatureName[]): string => names.join(",") || "none";
