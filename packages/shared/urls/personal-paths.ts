import { personalPathsOfFeatures } from "../features/feature-names.ts";
import {
  confirmationPath,
  leavingPath,
  previewPath,
  proposalPath,
  sentPath,
  subscriptionPath,
} from "./mailed-paths.ts";

/**
 * What stands before the secret in the addresses of pages for one person: whoever has the whole address has what it opens.
 * lib/urls/personal-paths.test.ts compares the list with the table of routes.
 */
export const personalPaths = [
  leavingPath,
  subscriptionPath,
  confirmationPath,
  proposalPath,
  sentPath,
  previewPath,
  ...personalPathsOfFeatures,
].map((path) => path("").slice(0, -1));

/** Parameters that open what somebody has typed */
export const secretParameters = ["antwort", "text"] as const;

const secrets = new RegExp(`(${personalPaths.join("|")})/[^\\s"'<>]*`, "g");
const parameters = new RegExp(`([?&])(?:(?:${secretParameters.join("|")})=[^&#\\s]*&?)+`, "g");

/** A path, an address or a text with such, without what opens something: "/bescheid" for "/bescheid/CODE?stand=geaendert" */
export const withoutSecrets = (text: string): string =>
  text
    .replace(secrets, "$1")
    .replace(parameters, (removed, start: string) => (removed.endsWith("&") ? start : ""));
