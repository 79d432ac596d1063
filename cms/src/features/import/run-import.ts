import type { Core } from "@strapi/strapi";
import { readCalendar } from "../../calendar-files/read-calendar";
import type { SourceContent } from "../../calendar-files/source-content";
import { fetchAddress, maxSourceBytes, tooLarge } from "../../http/fetch-address";
import { ImportProblem } from "../../http/import-problem";
import { type Reading, readingsOf } from "../../text/decode-text";
import { foreignFile } from "../../text/foreign-file";
import { shortened } from "../../text/shortened";
import { applyImport } from "./apply-import";
import type { Directory } from "./directory/columns";
import { readDirectory } from "./directory/read-directory";
import { withImportLock } from "./import-lock";
import type { ImportPlan, ImportRun, Question } from "./import-plan";
import type { Answers } from "./match-entries";
import { findSource, keepSource } from "./named-sources";
import { type FullPlan, importTypes, openSteps, planImport } from "./plan-import";

export type ImportRequest = {
  kind: keyof typeof importTypes;
  /** The file, or where to read it */
  from: { bytes: Uint8Array; fileName: string } | { address: string };
  /** What a person calls the source; without it the former source of the calendar's name, the file's name or the address */
  source?: string | undefined;
  /** Calendars: whether past dates are imported too */
  withPast?: boolean | undefined;
  /** Tables: the directory of rows that do not say it */
  directory?: Directory | undefined;
  answers?: Answers | undefined;
  /** Whether somebody can answer which former source it is, and how a file is to be read */
  isAttended: boolean;
};

/**
 * What an import would do.
 * @throws ImportProblem with a German sentence
 */
export const previewImport = async (strapi: Core.Strapi, request: ImportRequest): Promise<ImportPlan> =>
  (await plan(strapi, request, await readContent(request))).plan;

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
    if (request.source && !full.plan.isWaiting) await keepSource(strapi, full.type, full.source);
    const result = await applyImport(strapi, full, { publish, editor, maxEntries });
    const isMore = openSteps(full).length > maxEntries && result.created + result.changed > 0;
    const next = isMore ? (await plan(strapi, request, content)).plan : undefined;
    return { ...result, isOutdated: false, ...(next && { next }) };
  };
  return withImportLock(strapi.db.connection, work, { warn: (message) => strapi.log.warn(message) });
}

async function plan(
  strapi: Core.Strapi,
  { kind, from, source, answers = {}, isAttended }: ImportRequest,
  content: SourceContent | Question,
): Promise<FullPlan> {
  const type = importTypes[kind];
  const isUnread = "options" in content;
  const derived = sourceNameOf(from, isUnread ? undefined : content.name);
  const found = await findSource(strapi, type, { given: source, derived, isAttended, answers });
  const known = found ?? ("address" in from ? { name: derived } : undefined);
  if (!known) throw new ImportProblem(`Wessen Datei ist das? Bitte nennen Sie die Quelle: --quelle "Name".`);
  if (!isUnread && "name" in known) return planImport(strapi, content, { type, source: known, answers });
  const questions = [isUnread ? content : [], "question" in known ? known.question : []].flat();
  const full = await planImport(strapi, nothing, { type, source: { name: "" }, answers });
  return { ...full, plan: { ...full.plan, source: source ?? derived, isWaiting: true, questions } };
}

const nothing: SourceContent = { entries: [], skipped: [], leftOut: {} };

/** The content, or the question how the file is to be read */
async function readContent(request: ImportRequest): Promise<SourceContent | Question> {
  const { kind, from, withPast, directory, answers = {}, isAttended } = request;
  const bytes = "address" in from ? await fetchAddress(from.address) : from.bytes;
  if (bytes.length > maxSourceBytes) throw tooLarge();
  if (bytes.length === 0) throw new ImportProblem("Die Datei ist leer.");
  const foreign = kind === "verzeichnis" && foreignFile(bytes);
  if (foreign) throw new ImportProblem(`${foreign} ${asTable}`);
  const readings = readingsOf(bytes);
  const chosen = readings.find(({ charset }) => charset === answers[charsetQuestion]);
  if (!chosen && isAttended && readings.length > 1) return toCharsetQuestion(readings);
  const text = (chosen ?? readings[0])?.text ?? "";
  return kind === "kalender"
    ? readCalendar(text, { now: new Date(), withPast: withPast ?? false })
    : readDirectory(text, { directory });
}

const asTable = "Gebraucht wird eine Tabelle, die in Excel oder LibreOffice als „CSV“ gespeichert ist.";
const charsetQuestion = "zeichensatz";
const maxExamples = 5;

const toCharsetQuestion = (readings: readonly Reading[]): Question => ({
  id: charsetQuestion,
  text: "Die Datei sagt nicht, wie ihre Umlaute und Zeichen zu lesen sind. Was ist richtig geschrieben?",
  options: [
    { value: "", label: "Bitte wählen" },
    ...readings.map(({ charset, text }) => {
      const words = [...new Set(text.match(/(?<![^\s;,"])[^\s;,"]*[^\p{ASCII}][^\s;,"]*/gu))].slice(
        0,
        maxExamples,
      );
      return { value: charset, label: shortened(words.join(" … ")) };
    }),
  ],
});

/** Browsers name a second download "vereine (1).csv". */
const withoutNumber = (fileName: string) => fileName.replace(/ ?\(\d+\)(?=\.\w+$|$)/, "");

const sourceNameOf = (from: ImportRequest["from"], ownName: string | undefined): string =>
  shortened("address" in from ? from.address.trim() : (ownName ?? withoutNumber(from.fileName)));
