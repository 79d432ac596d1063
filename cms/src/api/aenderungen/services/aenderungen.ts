import type { Core } from "@strapi/strapi";
import { type Change, newestOf } from "../../../database/newest";
import { publicTypes } from "../../../public-types";

type Source = { key: string; table: string; hasDrafts: boolean };
type Moment = number | string | Date | null;
type Row = { count?: number | string; updated?: Moment; published?: Moment };

const media: Source = { key: "medien", table: "files", hasDrafts: false };

/** Counts and latest changes by type. The site compares them with its copy to notice lost webhooks. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const change = async ({ table, hasDrafts }: Source): Promise<Change> => {
    const query = strapi.db.connection(table).count({ count: "*" }).max({ updated: "updated_at" });
    if (hasDrafts) query.max({ published: "published_at" }).whereNotNull("published_at");
    const row: Row | undefined = await query.first();
    return { count: Number(row?.count ?? 0), newest: newestOf(row?.updated, row?.published) };
  };

  const sources = (): Source[] => [
    ...publicTypes.map(({ uid, key }) => {
      const { collectionName, options } = strapi.contentType(uid);
      return { key, table: collectionName ?? key, hasDrafts: options?.draftAndPublish === true };
    }),
    media,
  ];

  return {
    async find(): Promise<Record<string, Change>> {
      const entries = sources().map(async (source) => [source.key, await change(source)] as const);
      return Object.fromEntries(await Promise.all(entries));
    },
  };
};
