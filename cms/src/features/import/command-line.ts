import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Core } from "@strapi/strapi";
import { ImportProblem } from "../../http/import-problem";
import type { ImportPlan, ImportResult } from "./import-plan";
import { type ImportRequest, previewImport, runImport } from "./run-import";

/** What `npm run import` asks for. */
export type CommandLineImport = Omit<ImportRequest, "from" | "answers" | "isAttended"> & {
  file?: string;
  address?: string;
  publish?: boolean;
};

export type CommandLineResult =
  /** A German sentence about why nothing could be read */
  { problem: string } | { plan: ImportPlan; result?: ImportResult };

/** What an import would change. */
export const planEntries = (strapi: Core.Strapi, input: CommandLineImport): Promise<CommandLineResult> =>
  withProblem(async () => ({ plan: await previewImport(strapi, await toRequest(input)) }));

/** Imports all that the plan, which is given too, says. */
export const importEntries = (strapi: Core.Strapi, input: CommandLineImport): Promise<CommandLineResult> =>
  withProblem(async () => {
    const request = await toRequest(input);
    const plan = await previewImport(strapi, request);
    const options = { publish: input.publish === true, maxEntries: Number.POSITIVE_INFINITY };
    const run = await runImport(strapi, request, options);
    return run.isOutdated ? { plan: run.next } : { plan, result: run };
  });

async function toRequest({ file, address, publish: _, ...given }: CommandLineImport): Promise<ImportRequest> {
  const options = { ...given, isAttended: false };
  if (address) return { ...options, from: { address } };
  if (!file) throw new ImportProblem("Es fehlt eine Datei oder eine Adresse.");
  const bytes = await readFile(file).catch(() => {
    throw new ImportProblem(`Die Datei ${file} ist nicht zu lesen.`);
  });
  return { ...options, from: { bytes, fileName: basename(file) } };
}

async function withProblem(work: () => Promise<CommandLineResult>): Promise<CommandLineResult> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImportProblem) return { problem: error.message };
    throw error;
  }
}
