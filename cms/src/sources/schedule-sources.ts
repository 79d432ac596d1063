import type { Core } from "@strapi/strapi";
import { codeOf } from "../mail/error-code";
import { allSources } from "./find-source";
import { readSource } from "./read-source";

const hourly = "0 7 * * * *";

/** Has every source read each hour, one after the other. */
export function scheduleSources(strapi: Core.Strapi): void {
  const task = () =>
    readSources(strapi).catch((error) =>
      strapi.log.error(`Calendar sources could not be read: ${codeOf(error)}`),
    );
  strapi.cron.add({ readSources: { task, options: { rule: hourly } } });
}

export async function readSources(strapi: Core.Strapi): Promise<void> {
  for (const { documentId } of await allSources(strapi)) await readSource(strapi, documentId);
}
