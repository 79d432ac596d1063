import { readTarget } from "@/lib/urls/match-route";
import { chosenParameters, typedParameters } from "@/lib/urls/site-routes";

/** They may name a visitor's answer to a form. */
const ofOneVisitor = new Set([...typedParameters, ...chosenParameters]);

/** Whether the page of a URL of this site may be stored on the device. */
export function isStorable({ pathname, searchParams }: URL): boolean {
  const { match } = readTarget(pathname);
  if (!match?.route.isStorable) return false;
  const { parameters = [] } = match.route;
  return [...searchParams.keys()].every((name) => parameters.includes(name) && !ofOneVisitor.has(name));
}
