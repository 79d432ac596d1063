import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { brokenReference } from "./references";
import { VILLAGE_FILES as FILES, type Village } from "./village-schema";

/** A file of the demo village is wrong; the message names file, entry and field. */
export class VillageFileError extends Error {}

type VillageFile<T> = { path: string; schema: z.ZodType<T> };

/** Reads and checks every file before anything is written, so that a mistake leaves nothing half-loaded. */
export function readVillage(folder: string): Village {
  const read = <T>({ path, schema }: VillageFile<T>): T =>
    parseFile(path, readFileSync(join(folder, path), "utf8"), schema);
  const village = {
    settings: read(FILES.settings),
    moreSettings: read(FILES.moreSettings),
    categories: read(FILES.categories),
    organisations: read(FILES.organisations),
    events: read(FILES.events),
    offers: read(FILES.offers),
    infos: read(FILES.infos),
    articles: read(FILES.articles),
    pages: read(FILES.pages),
    synonyms: read(FILES.synonyms),
  };
  const broken = brokenReference(village);
  if (broken) throw new VillageFileError(broken);
  return village;
}

export function parseFile<T>(file: string, content: string, schema: z.ZodType<T>): T {
  const json = parseJson(file, content);
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys : [];
  const path = [...(issue?.path ?? []), ...unknown];
  const entry = typeof path[0] === "number" ? `entry ${nameOf(json, path[0])}, ` : "";
  const field = (entry ? path.slice(1) : path).join(".");
  throw new VillageFileError(
    `The demo file ${file} is wrong at ${entry}field ${field || "(all)"}: ${issue?.message}.`,
  );
}

function nameOf(json: unknown, index: number): string {
  const entry: unknown = Array.isArray(json) ? json[index] : undefined;
  const slug =
    typeof entry === "object" && entry !== null && "Slug" in entry ? ` (${String(entry.Slug)})` : "";
  return `${index + 1}${slug}`;
}

function parseJson(file: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new VillageFileError(`The demo file ${file} is not valid JSON: ${reason}.`);
  }
}
