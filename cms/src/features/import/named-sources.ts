import type { Core } from "@strapi/strapi";
import { shortened } from "../../text/shortened";
import type { ImportType } from "./compare-fields";
import type { Question } from "./import-plan";
import { type Answers, ownEntry, type Source } from "./match-entries";
import { provenanceFields } from "./stored-entries";

/** The names that people gave to sources of a type, each with the former sources that it took over */
type Named = Map<string, string[]>;
type Present = Map<string, { count: number; example: string }>;

const storeOf = (strapi: Core.Strapi) =>
  strapi.store({ type: "app", name: "dorfforum", key: "import-sources" });

const readStored = async (strapi: Core.Strapi) =>
  ((await storeOf(strapi).get({})) ?? {}) as Partial<Record<ImportType, [string, string[]][]>>;
const readNamed = async (strapi: Core.Strapi, type: ImportType): Promise<Named> =>
  new Map((await readStored(strapi))[type]);

/** The sources that drafts come from, with how many and one of their titles */
async function readPresent(strapi: Core.Strapi, type: ImportType): Promise<Present> {
  const present: Present = new Map();
  const title = "Titel" in strapi.contentType(type).attributes ? "Titel" : "Name";
  const where = { publishedAt: null, [provenanceFields.source]: { $notNull: true } };
  const select = [provenanceFields.source, title];
  const entries: Record<string, string>[] = await strapi.db.query(type).findMany({ where, select });
  for (const { [provenanceFields.source]: name = "", [title]: example = "" } of entries)
    present.set(name, { example, count: (present.get(name)?.count ?? 0) + 1 });
  return present;
}

/** The names that a source can be picked from, in order. */
export async function sourceNames(strapi: Core.Strapi, type: ImportType): Promise<string[]> {
  const [named, present] = [await readNamed(strapi, type), await readPresent(strapi, type)];
  return [...new Set([...named.keys(), ...present.keys()])].sort((a, b) => a.localeCompare(b, "de"));
}

/** One spelling of what people type */
const toName = (typed: string): string => typed.normalize("NFC").replace(/\s+/g, " ").trim();

/** The id of no line of a file */
const sourceQuestion = "quelle";
const answerOf = (former: string) => `aus ${former}`;

/**
 * The source of an import. A new name may be that of a former source, which only a person can tell: of any if somebody is
 * there to answer, on the command line of the derived one.
 * @param request `given` by a person; `derived` from the calendar, its file or its address, as sources were once named
 * @returns undefined if nobody has given a name and there is no source of the derived one
 */
export async function findSource(
  strapi: Core.Strapi,
  type: ImportType,
  request: { given: string | undefined; derived: string; isAttended: boolean; answers: Answers },
): Promise<Source | { question: Question } | undefined> {
  const { given, derived, isAttended, answers } = request;
  const [named, present] = [await readNamed(strapi, type), await readPresent(strapi, type)];
  const heirOf = (name: string) => [...named].find(([, taken]) => taken.includes(name))?.[0];
  const typed = toName(shortened(given ?? ""));
  if (!typed) {
    const heir = heirOf(derived);
    return heir || present.has(derived) ? { name: heir ?? derived } : undefined;
  }
  const known = [...named.keys(), ...present.keys()];
  const isSame = (name: string) => toName(name).toLowerCase() === typed.toLowerCase();
  // Lines of a crontab go on naming the former source.
  const name =
    known.find((each) => each === given?.trim()) ??
    known.find(isSame) ??
    (isAttended ? undefined : heirOf(typed));
  if (name) return { name };
  const former = [...present].filter(
    ([each]) => !named.has(each) && (isAttended || each === derived) && answers[sourceQuestion] !== ownEntry,
  );
  const chosen = former.find(([each]) => answers[sourceQuestion] === answerOf(each));
  if (former.length === 0 || chosen) return { name: typed, former: chosen?.[0] };
  const options = former.map(([each, { count, example }]) => ({
    value: answerOf(each),
    label: `Ja: „${each}“ mit „${example}“ (insgesamt ${count})`,
  }));
  const text = `„${typed}“ ist ein neuer Name. Ist das eine frühere Quelle?`;
  return {
    question: {
      id: sourceQuestion,
      text,
      options: [{ value: "", label: "Bitte wählen" }, { value: ownEntry, label: "Nein, neu" }, ...options],
    },
  };
}

/** Keeps the name that a person gave, and marks the entries of the former source with it: drafts and published versions. */
export async function keepSource(strapi: Core.Strapi, type: ImportType, { name, former }: Source) {
  await strapi.db.transaction(async ({ trx }) => {
    const named = await readNamed(strapi, type);
    named.set(name, [...(named.get(name) ?? []), ...(former ? [former] : [])]);
    await storeOf(strapi).set({ value: { ...(await readStored(strapi)), [type]: [...named] } });
    if (former)
      // Below Strapi: to editors it is no change.
      await strapi.db
        .connection(strapi.contentType(type).collectionName ?? "")
        .transacting(trx)
        .where({ importquelle: former })
        .update({ importquelle: name });
  });
}
