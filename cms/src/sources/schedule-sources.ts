import type { Core } from "@strapi/strapi";
import { codeOf } from "../mail/error-code";
import { readDistricts } from "../waste/read-district";
import { allSources } from "./find-source";
import { readSource } from "./read-source";

const hourly = "0 7 * * * *";

/** Has every calendar read each hour, one after the other: of clubs and neighbours, and of the waste company. */
export function scheduleSources(strapi: Core.Strapi): void {
  const task = async () => {
    for (const read of [readSources, readDistricts])
      await read(strapi).catch((error) =>
        // Messages may hold an address, which may be a secret.
        strapi.log.error(`Calendars could not be read: ${codeOf(error)}`),
      );
  };
  strapi.cron.add({ readSources: { task, options: { rule: hourly } } });
}

export async function readSources(strapi: Core.Strapi): Promise<void> {
  for (const { documentId } of await allSources(strapi)) await readSource(strapi, documentId);
}
