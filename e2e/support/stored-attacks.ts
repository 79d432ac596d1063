import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Entry, openEditor } from "../../scripts/stack/editor";
import { type Attribute, components, contentTypes, type Schema } from "./content-schemas";
import { longText, markup, script, slugs, values } from "./hostile-texts";

type Fields = Record<string, unknown>;
type Editor = Awaited<ReturnType<typeof openEditor>>;
type Database = {
  pragma(text: string): unknown;
  prepare(sql: string): {
    run(...values: unknown[]): { changes: number };
    all(...values: unknown[]): Fields[];
  };
  close(): void;
};

/** So many of the first entries have parts of the markup in fields of one line. */
const partsRounds = 2;
const rounds = values.length + 1 + slugs.length;

/** Seiten that the site shows, in the order of `values` */
const pageSlugs = ["impressum", "datenschutz", "barrierefreiheit", "kontakt", "mitmachen", "leichte-sprache"];

const harmlessDay = "2031-05-01";
/** In a series of single dates, no day that its rule names */
const addedDate = { Datum: harmlessDay, Art: "zusaetzlich", Ort: "Angriff", Hinweis: "Angriff" };
/** Values that the CMS accepts, for required fields with a rule */
const harmless: Fields = {
  Tage: "Mo",
  Von: "09:00",
  Bis: "17:00",
  Zeiten: "9–17 Uhr",
  Ziel: "/kontakt",
  E_Mail: "a@example.org",
  Buchstaben: "A",
};

const isText = ({ type }: Attribute) => ["string", "text", "richtext", "email", "uid"].includes(type);
const isAddress = (name: string) => /Ziel|Link|Webseite/.test(name);

type Planted = { byEditor: number; pastRules: number };

/**
 * Plants hostile texts into every text field of every content type that the schemas name: as an editor where the CMS
 * accepts them, and otherwise past its rules in its SQLite database. The CMS has no content before.
 * @param databaseFile of the running CMS
 * @returns for each type how many fields were planted in each way
 */
export async function plantAttacks(editor: Editor, databaseFile: string): Promise<Record<string, Planted>> {
  const database = openDatabase(databaseFile);
  const counts: Record<string, Planted> = {};
  const documents = new Map<string, string[]>();
  const photo = readFileSync("public/medien/hero-poster.jpg");
  const picture = await editor.upload(new File([photo], "angriff.jpg", { type: "image/jpeg" }), {
    alternativeText: markup.join(" "),
    caption: markup.join(" "),
  });

  for (const schema of inOrderOfRelations()) {
    const type = schema.info.singularName;
    const planted: Planted = { byEditor: 0, pastRules: 0 };
    counts[type] = planted;
    /** Fields that refused a value get later ones past the rules. */
    const refused = new Set<string>();
    for (let round = 0; round < (schema.kind === "singleType" ? 1 : rounds); round += 1) {
      const attacks = attacksOf(schema, round);
      const others = othersOf(schema, round, documents, picture);
      const saved = await save(editor, schema, attacks, others, refused);
      const documentId = saved ?? insertRow(database, schema, round);
      for (const [name, value] of attacks) {
        const isPastRules = !saved || refused.has(name);
        if (isPastRules) writePastRules(database, schema, documentId, name, value);
        planted[isPastRules ? "pastRules" : "byEditor"] += 1;
      }
      documents.set(type, [...(documents.get(type) ?? []), documentId]);
    }
  }
  plantComponents(database);
  database.close();
  return counts;
}

/** Types that others relate to come first. */
function inOrderOfRelations(): Schema[] {
  const relations = ({ attributes }: Schema) =>
    Object.values(attributes).filter(({ type }) => type === "relation").length;
  return [...contentTypes].sort((a, b) => relations(a) - relations(b));
}

/** The hostile value of each text field */
function attacksOf({ kind, attributes }: Schema, round: number): Map<string, string> {
  const slug = slugs[round - values.length - 1];
  const entries = Object.entries(attributes).flatMap(([name, attribute], index): [string, string][] => {
    if (!isText(attribute)) return [];
    if (attribute.type === "uid") return slug === undefined ? [] : [[name, `${slug}${round}`]];
    if (kind === "singleType") return [[name, isAddress(name) ? `javascript:${script}` : (values[0] ?? "")]];
    const isLine = attribute.type === "string" || attribute.type === "email";
    if (isLine && round < partsRounds)
      return [[name, markup[(index * partsRounds + round) % markup.length] ?? ""]];
    if (!isLine && round === values.length) return [[name, longText]];
    return [[name, values[round] ?? `Angriff ${round}`]];
  });
  return new Map(entries);
}

/** Values of the fields that hold no text */
function othersOf(
  { info, attributes }: Schema,
  round: number,
  documents: ReadonlyMap<string, readonly string[]>,
  picture: number,
): Fields {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const valueFor = (name: string, { type, target = "", ...attribute }: Attribute): unknown => {
    switch (type) {
      case "uid":
        return info.singularName === "seite" ? (pageSlugs[round] ?? `angriff-${round}`) : `angriff-${round}`;
      case "datetime":
        return ["Ende", "Von"].includes(name) ? undefined : tomorrow;
      case "date":
        return tomorrow.slice(0, 10);
      case "boolean":
        return false;
      case "integer":
      case "biginteger":
        return Math.min(180, attribute.max ?? 180);
      case "float":
        return 50;
      case "json":
        return { Text: values[0] };
      case "enumeration":
        return attribute.enum?.[round % attribute.enum.length];
      case "media":
        if (!attribute.allowedTypes?.includes("images") || name === "Dateien_im_Text") return undefined;
        return attribute.multiple ? [picture] : picture;
      case "component":
        return attribute.component === "teile.ausnahme"
          ? [addedDate]
          : [componentOf(attribute.component ?? "")];
      case "relation": {
        const related = documents.get(target.split(".").at(-1) ?? "") ?? [];
        const documentId = related[round % Math.max(related.length, 1)];
        return documentId && { connect: [{ documentId }] };
      }
      default:
        return undefined;
    }
  };
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) => {
      const value = valueFor(name, attribute);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const componentOf = (name: string): Fields =>
  Object.fromEntries(
    Object.entries(components.get(name)?.attributes ?? {}).map(([field, { type, ...attribute }]) => [
      field,
      type === "enumeration"
        ? attribute.enum?.at(-1)
        : type === "date"
          ? harmlessDay
          : (harmless[field] ?? "Angriff"),
    ]),
  );

/**
 * Saves and publishes an entry, without the fields that the CMS refuses or with a harmless value where it requires them.
 * @param refused gets the names of further fields that it refuses
 * @returns its id; undefined where no editor may create entries of the type
 */
async function save(
  editor: Editor,
  schema: Schema,
  attacks: ReadonlyMap<string, string>,
  others: Fields,
  refused: Set<string>,
): Promise<string | undefined> {
  for (;;) {
    const accepted = [...attacks].filter(([name]) => !refused.has(name));
    const needed = Object.entries(schema.attributes).filter(
      ([name, { required }]) => required && refused.has(name),
    );
    const replaced = needed.map(([name]) => [name, harmless[name] ?? "Angriff"]);
    const fields = { ...Object.fromEntries(replaced), ...others, ...Object.fromEntries(accepted) };
    try {
      return (await publish(editor, schema, fields)).documentId;
    } catch (error) {
      if (/: 40[345] /.test(String(error))) return undefined;
      const names = refusedFields(String(error)).filter((name) => attacks.has(name) && !refused.has(name));
      if (names.length === 0) throw error;
      for (const name of names) refused.add(name);
    }
  }
}

async function publish(editor: Editor, { kind, info, options }: Schema, fields: Fields): Promise<Entry> {
  const type = info.singularName;
  if (kind === "singleType") return editor.updateSingle(type, fields);
  const entry = await editor.createEntry(type, fields);
  if (!options.draftAndPublish) return entry;
  try {
    return await editor.publish(type, entry.documentId);
  } catch (error) {
    // Some rules hold for published entries alone.
    await editor.deleteEntry(type, entry.documentId);
    throw error;
  }
}

/** The fields that the CMS's answer names */
function refusedFields(message: string): string[] {
  const start = message.indexOf("{");
  if (start < 0) return [];
  const { error } = JSON.parse(message.slice(start)) as {
    error: { details?: { errors?: { path: (string | number)[] }[] } };
  };
  return (error.details?.errors ?? []).map(({ path: [name] }) => String(name));
}

function openDatabase(file: string): Database {
  const create = createRequire(path.resolve("cms/package.json"))("better-sqlite3");
  const database = new create(file, { timeout: 10_000 }) as Database;
  return database;
}

const columnOf = (name: string) => name.toLowerCase();

/** Writes a value into the draft and the published version. */
function writePastRules(
  database: Database,
  { collectionName }: Schema,
  documentId: string,
  name: string,
  value: string | undefined,
): void {
  const sql = `update ${collectionName} set ${columnOf(name)} = ? where document_id = ?`;
  const { changes } = database.prepare(sql).run(value, documentId);
  if (changes === 0) throw new Error(`${collectionName} has no entry ${documentId}`);
}

/** Adds an entry of a type that no editor creates. @returns its id */
function insertRow(database: Database, { collectionName, attributes }: Schema, round: number): string {
  const documentId = `angriff${String(round).padStart(17, "0")}`;
  const now = Date.now();
  const typed: Record<string, unknown> = {
    datetime: null,
    date: now,
    boolean: 0,
    integer: 1,
    json: '{"Text":"x"}',
  };
  const columns = Object.entries(attributes).flatMap(([name, { type, enum: options }]) => {
    if (type === "relation" || type === "media" || type === "component") return [];
    const value = type === "enumeration" ? options?.[0] : (typed[type] ?? null);
    return [[columnOf(name), value] as const];
  });
  const all = [
    ["document_id", documentId],
    ["created_at", now],
    ["updated_at", now],
    ["published_at", now],
    ...columns,
  ] as const;
  const names = all.map(([name]) => name).join(", ");
  const marks = all.map(() => "?").join(", ");
  database
    .prepare(`insert into ${collectionName} (${names}) values (${marks})`)
    .run(...all.map(([, value]) => value));
  return documentId;
}

/**
 * Overwrites the texts of every component in turn with each hostile value. Fields with a format are left alone in all but
 * the last row: the site drops the whole entry.
 */
function plantComponents(database: Database): void {
  for (const { collectionName: table, attributes } of components.values()) {
    const rows = database.prepare(`select id from ${table}`).all();
    for (const [index, { id }] of rows.entries())
      for (const [name, attribute] of Object.entries(attributes)) {
        if (!isText(attribute) || (attribute.regex && index < rows.length - 1)) continue;
        const sql = `update ${table} set ${columnOf(name)} = ? where id = ?`;
        database.prepare(sql).run(values[index % values.length], id);
      }
  }
}
