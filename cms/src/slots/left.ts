import type { Core } from "@strapi/strapi";
import { featuresOff } from "./feature";

export type Left = { name: string; sentences: string };

/** What is left of features that are off, in German, for each of which something is. */
export async function leftOfFeaturesOff(strapi: Core.Strapi): Promise<Left[]> {
  const found = featuresOff().map(async ({ name, whenOff }) => {
    const parts = (await whenOff?.left(strapi)) ?? [];
    if (!whenOff || parts.length === 0) return [];
    const list = new Intl.ListFormat("de").format(parts);
    return [{ name, sentences: `${whenOff.sentence} Es gibt noch ${list}.` }];
  });
  return (await Promise.all(found)).flat();
}
