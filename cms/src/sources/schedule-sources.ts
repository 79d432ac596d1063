import type { Core } from "@strapi/strapi";
import { runInBackground, schedule } from "../background/run-in-background";
import { readDistricts } from "../waste/read-district";
import { allSources } from "./find-source";
import { readInBackground } from "./read-source";

const hourly = "0 7 * * * *";

/** Has every calendar read each hour, one after the other: of clubs and neighbours, and of the waste company. */
export function scheduleSources(strapi: Core.Strapi): void {
  schedule(strapi, "readSources", { rule: hourly }, async () => {
    await runInBackground(strapi, "The reading of calendar sources", () => readSources(strapi));
    await runInBackground(strapi, "The reading of waste calendars", () => readDistricts(strapi));
  });
}

async function readSources(strapi: Core.Strapi): Promise<void> {
  for (const { documentId } of await allSources(strapi)) await readInBackground(strapi, documentId);
}
