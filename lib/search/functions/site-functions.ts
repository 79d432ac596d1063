import { consentFunctions } from "@/lib/consent/functions";
import { eventFunctions } from "@/lib/events/functions";
import { formFunctions } from "@/lib/forms/functions";
import { pageFunctions } from "@/lib/navigation/functions";
import type { SiteFunction, VillagePart } from "@/lib/navigation/site-function";
import { offlineFunctions } from "@/lib/offline/functions";

/** All that the site can do but for its features; of several that fit a query alike, the first ones come first. */
export const siteFunctions: readonly SiteFunction[] = [
  ...formFunctions,
  ...eventFunctions,
  ...offlineFunctions,
  ...consentFunctions,
  ...pageFunctions,
];

/** Those that a village has all that they need for */
export const offeredFunctions = (offered: Readonly<Record<VillagePart, boolean>>): SiteFunction[] =>
  siteFunctions.filter(({ needs }) => needs === undefined || offered[needs]);
