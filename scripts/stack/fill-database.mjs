import { createRequire } from "node:module";
import path from "node:path";
import { cms } from "../paths.mjs";

const begins = `beginn + (i % 540 - 90) * ${86_400_000}`;

/**
 * What is different in each copy of an entry, by table and the type's name in addresses. Dates spread over 540 days; what
 * the CMS would else work out at its next start, one row after the other, is there already.
 * @type {Record<string, { type: string, share: number, changed: Record<string, string> }>}
 */
const copies = {
  veranstaltungen: {
    type: "veranstaltung",
    share: 0.6,
    changed: {
      beginn: begins,
      ende: `ende + (i % 540 - 90) * ${86_400_000}`,
      wiederholung: "NULL",
      terminfolge: `CASE WHEN ${begins} > ${Date.now()} THEN (${begins}) / 60000 ELSE 2000000000 - (${begins}) / 60000 END`,
    },
  },
  beitraege: { type: "beitrag", share: 0.4, changed: {} },
};

/**
 * Copies the events and articles of a CMS that is stopped, three of five of them events.
 * @param {string} file its SQLite database @param {number} entries
 */
export function fillDatabase(file, entries) {
  const Database = createRequire(path.join(cms.folder, "package.json"))("better-sqlite3");
  const database = new Database(file);
  for (const [table, { type, share, changed }] of Object.entries(copies)) {
    const count = Math.round(entries * share);
    /** @type {Record<string, string>} */
    const values = {
      document_id: `'${type}' || i`,
      slug: `'${type}-' || i`,
      titel: "titel || ' ' || i",
      ...changed,
    };
    /** @type {{ name: string }[]} */
    const info = database.pragma(`table_info(${table})`);
    const columns = info.map(({ name }) => name).filter((name) => name !== "id");
    // Drafts and published versions have the same document_id.
    database
      .prepare(
        `WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ?),
          models AS (SELECT document_id, row_number() OVER () - 1 AS place, count(*) OVER () AS number
            FROM ${table} WHERE published_at IS NOT NULL)
        INSERT INTO ${table} (${columns}) SELECT ${columns.map((name) => values[name] ?? `entry.${name}`)}
          FROM numbers JOIN models ON place = i % number JOIN ${table} entry ON entry.document_id = models.document_id`,
      )
      .run(count);
    database
      .prepare(
        `INSERT INTO adressen (document_id, typ, slug, dokument, created_at, updated_at, published_at)
          SELECT 'adresse-' || document_id, '${type}', slug, document_id, published_at, published_at, published_at
          FROM ${table} WHERE published_at IS NOT NULL AND document_id LIKE '${type}%'`,
      )
      .run();
  }
  database.close();
}
