import { createRequire } from "node:module";
import path from "node:path";
import { cms } from "../scripts/paths.mjs";

const day = 86_400_000;

/**
 * What is different in each copy of an entry; dates spread over 540 days, and only 1,000 copies are series.
 * @type {Record<string, Record<string, string>>}
 */
const changes = {
  veranstaltungen: {
    document_id: "'termin' || i",
    slug: "'termin-' || i",
    titel: "titel || ' ' || i",
    beginn: `beginn + (i % 540 - 90) * ${day}`,
    ende: `ende + (i % 540 - 90) * ${day}`,
    wiederholung: "CASE WHEN i < 1000 THEN wiederholung END",
  },
  beitraege: { document_id: "'beitrag' || i", slug: "'beitrag-' || i", titel: "titel || ' ' || i" },
};

/**
 * Copies the events and articles of a CMS that is stopped, three of five of them events.
 * @param {string} file its SQLite database @param {number} entries
 */
export function fillDatabase(file, entries) {
  const Database = createRequire(path.join(cms.folder, "package.json"))("better-sqlite3");
  const database = new Database(file);
  for (const [table, changed] of Object.entries(changes)) {
    const count = Math.round(entries * (table === "veranstaltungen" ? 0.6 : 0.4));
    /** @type {{ name: string }[]} */
    const info = database.pragma(`table_info(${table})`);
    const columns = info.map(({ name }) => name).filter((name) => name !== "id");
    // Drafts and published versions have the same document_id.
    database
      .prepare(
        `WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ?),
          models AS (SELECT document_id, row_number() OVER () - 1 AS place, count(*) OVER () AS number
            FROM ${table} WHERE published_at IS NOT NULL)
        INSERT INTO ${table} (${columns}) SELECT ${columns.map((name) => changed[name] ?? `entry.${name}`)}
          FROM numbers JOIN models ON place = i % number JOIN ${table} entry ON entry.document_id = models.document_id`,
      )
      .run(count);
  }
  database.close();
}
