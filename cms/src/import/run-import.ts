import type { Core } from "@strapi/strapi";
import { applyImport } from "./apply-import";
import { readCalendar } from "./calendar/read-calendar";
import { decodeText } from "./decode-text";
import type { Directory } from "./directory/columns";
import { readDirectory } from "./directory/read-directory";
import { fetchAddress, maxSourceBytes, tooLarge } from "./fetch-address";
import { withImportLock } from "./import-lock";
import type { ImportPlan, ImportRun } from "./import-plan";
import { ImportProblem, type SourceContent, shortened } from "./import-problem";
import type { Answers } from "./match-entries";
import { type FullPlan, importTypes, openSteps, planImport } from "./plan-import";

export type ImportRequest = {
  kind: keyof typeof importTypes;
  /** The file, or where to read it */
  from: { bytes: Uint8Array; fileName: string } | { address: string };
  /** What the source is called; by default what it calls itself, or its file's name or address */
  source?: string | undefined;
  /** Calendars: whether past dates are imported too */
  withPast?: boolean | undefined;
  /** Tables: the directory of rows that do not say it */
  directory?: Directory | undefined;
  answers?: Answers | undefined;
};

/**
 * What an import would do.
 * @throws ImportProblem with a German sentence
 */
export const previewImport = async (strapi: Core.Strapi, request: ImportRequest): Promise<ImportPlan> =>
  (await prepare(strapi, request)).plan;

export type RunOptions = {
  /** The plan that a person has agreed to; a plan that has become another one is not carried out */
  version?: string | undefined;
  publish?: boolean | undefined;
  editor?: number | undefined;
  maxEntries: number;
};

export async function runImport(
  strapi: Core.Strapi,
  request: ImportRequest,
  { version, publish = false, editor, maxEntries }: RunOptions,
): Promise<ImportRun> {
  const content = await readContent(request);
  const work = async (): Promise<ImportRun> => {
    const full = await plan(strapi, request, content);
    if (version !== undefined && version !== full.plan.version) return { isOutdated: true, next: full.plan };
    const result = await applyImport(strapi, full, { publish, editor, maxEntries });
    const isMore = openSteps(full).length > maxEntries && result.created + result.changed > 0;
    const next = isMore ? (await plan(strapi, request, content)).plan : undefined;
    return { ...result, isOutdated: false, ...(next && { next }) };
  };
  return withImportLock(strapi.db.connection, work, { warn: (message) => strapi.log.warn(message) });
}

const prepare = async (strapi: Core.Strapi, request: ImportRequest): Promise<FullPlan> =>
  plan(strapi, request, await readContent(request));

const plan = (strapi: Core.Strapi, request: ImportRequest, content: SourceContent): Promise<FullPlan> =>
  planImport(strapi, content, {
    type: importTypes[request.kind],
    source: sourceName(request, content),
    answers: request.answers ?? {},
  });

async function readContent({ kind, from, withPast, directory }: ImportRequest): Promise<SourceContent> {
  const bytes = "address" in from ? await fetchAddress(from.address) : from.bytes;
  if (bytes.length > maxSourceBytes) throw tooLarge();
  if (bytes.length === 0) throw new ImportProblem("Die Datei ist leer.");
  const text = decodeText(bytes);
  return kind === "kalender"
    ? readCalendar(text, { now: new Date(), withPast: withPast ?? false })
    : readDirectory(text, { directory });
}

/** Browsers name a second download "vereine (1).csv". */
const withoutNumber = (fileName: string) => fileName.replace(/ ?\(\d+\)(?=\.\w+$|$)/, "");

function sourceName({ from, source }: ImportRequest, { name }: SourceContent): string {
  const own = "address" in from ? from.address.trim() : (name ?? withoutNumber(from.fileName));
  return shortened(source?.trim() || own);
}
