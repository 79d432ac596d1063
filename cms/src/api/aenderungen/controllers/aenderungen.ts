import { featureNames, parseFeatures } from "@dorfforum/shared/features/feature-names";
import { timesModulus } from "@dorfforum/shared/runtime/change-sum";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { publicTypes } from "../../../public-types";

type StoredTime = number | string | Date | null;
type Row = {
  count?: number | string;
  updated?: StoredTime;
  published?: StoredTime;
  sum?: number | string | null;
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Counts, latest changes and sums of all changes by type, which the site compares with its copy to notice lost webhooks, and which features are on. */
  async find(ctx: Context) {
    const types = publicTypes.map(async ({ uid, key }) => {
      const { collectionName = key, options } = strapi.contentType(uid);
      return [key, await changesOf(strapi, collectionName, options?.draftAndPublish === true)] as const;
    });
    const medien = await changesOf(strapi, "files", false);
    const on = parseFeatures(process.env.FEATURES);
    const features = Object.fromEntries(featureNames.map((name) => [name, on.includes(name)]));
    ctx.body = { data: { ...Object.fromEntries(await Promise.all(types)), medien }, meta: { features } };
  },
});

async function changesOf(strapi: Core.Strapi, table: string, hasDrafts: boolean) {
  const query = strapi.db.connection(table).count({ count: "*" }).max({ updated: "updated_at" });
  // Also of types without drafts: what is not published itself is noted there at what it changes.
  query.max({ published: "published_at" });
  // A change that nobody told of is not the latest any more once another entry changes.
  query.select(
    strapi.db.connection.raw(
      `sum(((${msOf(strapi, "updated_at")}) + (${msOf(strapi, "published_at")})) % ${timesModulus}) as sum`,
    ),
  );
  if (hasDrafts) query.whereNotNull("published_at");
  const row: Row | undefined = await query.first();
  // SQLite returns milliseconds, PostgreSQL dates. The epoch stands for no time.
  const times = [row?.updated, row?.published].map((time) => new Date(time ?? 0).getTime());
  const newest = Math.max(...times);
  return {
    count: Number(row?.count ?? 0),
    newest: newest === 0 ? null : new Date(newest).toISOString(),
    sum: Number(row?.sum ?? 0),
  };
}

/** A column of times in milliseconds since the epoch. SQLite has such numbers, and texts where an entry was written below Strapi. */
const msOf = (strapi: Core.Strapi, column: string) =>
  strapi.db.dialect.client === "postgres"
    ? `coalesce(round(extract(epoch from ${column}) * 1000)::bigint, 0)`
    : `case typeof(${column}) when 'text' then cast(round((julianday(${column}) - 2440587.5) * 86400000) as integer) else coalesce(${column}, 0) end`;
