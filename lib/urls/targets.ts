import { isSameSite, leadsToRedirect, readTarget } from "@dorfforum/shared/urls/targets";

/** The target in the form browsers send it, or undefined when it is none (packages/shared/urls/targets.ts). */
export const toSafeTarget = (target: string): string | undefined => readTarget(target).address;

export const isExternal = (target: string): boolean => /^https?:/i.test(target);

/** Whether a target is another site's. @param siteUrl this site's own address */
export function leavesSite(target: string, siteUrl: string): boolean {
  const safe = toSafeTarget(target);
  return safe !== undefined && isExternal(safe) && !isSameSite(new URL(safe), new URL(siteUrl));
}

/**
 * Where /angebot/… and /info/… may lead: a safe target that is not such a redirect again.
 * @param siteUrl this site's own address: absolute URLs may point back to it
 */
export function toRedirectTarget(target: string, siteUrl: string): string | undefined {
  const safe = toSafeTarget(target);
  return safe === undefined || leadsToRedirect(safe, siteUrl) ? undefined : safe;
}
