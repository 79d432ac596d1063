import type { Core } from "@strapi/strapi";
import { schedule } from "../../../background/run-in-background";
import { allSources } from "./find-source";
import { readInBackground } from "./read-source";

const hourly = "0 7 * * * *";

/** Has every calendar of clubs and neighbours read each hour, one after the other. */
export function scheduleSources(strapi: Core.Strapi): void {
  schedule(strapi, "readSources", { rule: hourly }, () => readSources(strapi));
}

async function readSources(strapi: Core.Strapi): Promise<void> {
  for (const { documentId } of await allSources(strapi)) await readInBackground(strapi, documentId);
}
