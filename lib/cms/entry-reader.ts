import { readAll, readSingle, type WireDocument } from "./client";
import type { CollectionQuery } from "./collection-query";

/** Reads the published entries of one content type. Every method throws CmsRequestError when the CMS fails. */
export class EntryReader {
  readonly path: string;
  readonly #query: CollectionQuery;
  readonly #isSingle: boolean;

  /** @param plural Strapi's plural API name, undefined for a single type */
  constructor(model: string, plural: string | undefined, query: CollectionQuery) {
    this.path = `/api/${plural ?? model}`;
    this.#isSingle = plural === undefined;
    this.#query = query;
  }

  all(): Promise<WireDocument[]> {
    return this.#read({});
  }

  withIds(ids: readonly string[]): Promise<WireDocument[]> {
    return this.#read({ filters: { documentId: { $in: ids } } });
  }

  /** @param instant ISO; entries changed at this very moment are read too */
  changedSince(instant: string): Promise<WireDocument[]> {
    const since = { $gte: instant };
    return this.#read({ filters: { $or: [{ updatedAt: since }, { publishedAt: since }] } });
  }

  async ids(): Promise<string[]> {
    const documents = this.#isSingle
      ? await this.all()
      : await readAll(this.path, { fields: ["documentId"] });
    return documents.map(({ documentId }) => documentId);
  }

  async #read(filter: Parameters<typeof readAll>[1]): Promise<WireDocument[]> {
    if (!this.#isSingle) return readAll(this.path, { ...this.#query, ...filter });
    const document = await readSingle(this.path, this.#query);
    return document ? [document] : [];
  }
}
