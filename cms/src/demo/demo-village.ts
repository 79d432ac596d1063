import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { PUBLIC_TYPES } from "../public-types";
import { keepFresh } from "./keep-fresh";
import { loadVillage } from "./load-village";
import { type Memory, recall, remember } from "./memory";
import { readVillage, VillageFileError } from "./read-village";
import { todayInVillage } from "./relative-dates";
import type { Village } from "./village-schema";

/**
 * Fills an empty database with the demo village, once. After that the content belongs to its editors: nothing they
 * changed or deleted comes back, only the dates of what they left alone are kept ahead of the calendar.
 */
export async function ensureDemoVillage(strapi: Core.Strapi): Promise<void> {
  if (process.env.DEMO_VILLAGE !== "true") return;
  const found = await recall(strapi);
  if (!found && (await hasContent(strapi))) {
    strapi.log.info(
      "DEMO_VILLAGE is true, but the database already has content of its own: it is left alone.",
    );
    return;
  }
  const folder = join(strapi.dirs.app.root, "demo");
  const village = readOrStop(strapi, folder);
  const today = todayInVillage();
  if (found?.state === "complete") return keepFresh(strapi, village, found, today);

  const memory: Memory = found ?? { state: "begun", day: today, written: {} };
  await remember(strapi, memory);
  await loadVillage(strapi, village, folder, memory);
  await remember(strapi, { ...memory, state: "complete" });
  strapi.log.info("The demo village is loaded.");
}

function readOrStop(strapi: Core.Strapi, folder: string): Village {
  try {
    return readVillage(folder);
  } catch (error) {
    if (!(error instanceof VillageFileError)) throw error;
    strapi.log.error(error.message);
    process.exit(1);
  }
}

async function hasContent(strapi: Core.Strapi): Promise<boolean> {
  const counts = await Promise.all(PUBLIC_TYPES.map(({ uid }) => strapi.db.query(uid).count()));
  return counts.some((count) => count > 0);
}
