import { z } from "zod";
import { readChanges } from "./changes";
import type { QueryParams } from "./client";
import { cmsJson, readCms } from "./client";
import { isCmsRequestError } from "./errors";
import type { CollectionQuery } from "./wire";
import { WireDocument } from "./wire";

const pageSize = 250;

const List = z.object({
  data: z.array(WireDocument),
  meta: z.object({ pagination: z.object({ pageCount: z.number() }) }),
});
const Single = z.object({ data: WireDocument });

/** Reads the entries of one content type, published ones unless a version is asked for. Every method throws CmsRequestError when the CMS fails. */
export class EntryReader {
  readonly path: string;
  readonly #name: string;
  readonly #isSingle: boolean;

  constructor(
    model: string,
    plural: string | undefined,
    private readonly query: CollectionQuery,
  ) {
    this.#name = plural ?? model;
    this.path = `/api/${this.#name}`;
    this.#isSingle = plural === undefined;
  }

  all(): Promise<WireDocument[]> {
    return this.#read(this.query);
  }

  withIds(ids: readonly string[]): Promise<WireDocument[]> {
    return this.#read({ ...this.query, filters: { documentId: { $in: ids } } });
  }

  /** @param instant ISO; entries changed at this very moment are read too */
  changedSince(instant: string): Promise<WireDocument[]> {
    const since = { $gte: instant };
    return this.#read({ ...this.query, filters: { $or: [{ updatedAt: since }, { publishedAt: since }] } });
  }

  /** A version of one entry, undefined when there is none. It is read with the token of the preview. */
  async version(documentId: string, status: "draft" | "published"): Promise<WireDocument | undefined> {
    const request = { params: { ...this.query, status }, token: "CMS_PREVIEW_TOKEN" } as const;
    try {
      return (await cmsJson(`${this.path}/${encodeURIComponent(documentId)}`, Single, request)).data;
    } catch (error) {
      if (isCmsRequestError(error) && error.status === 404) return undefined;
      throw error;
    }
  }

  /** All entries with nothing but when they changed */
  times(): Promise<WireDocument[]> {
    return this.#read({ fields: ["updatedAt", "publishedAt"] });
  }

  #read(params: QueryParams): Promise<WireDocument[]> {
    return this.#isSingle ? this.#readSingle(params) : this.#readPages(params);
  }

  /**
   * Empty while editors have not saved the entry. A 404 alone does not say so: a proxy in front of a CMS that is away may
   * answer it too, and the site would lose its settings. A single type knows no filters.
   */
  async #readSingle({ filters, ...params }: QueryParams): Promise<WireDocument[]> {
    try {
      return [(await readCms(this.path, params, Single)).data];
    } catch (error) {
      const isMissing = isCmsRequestError(error) && error.status === 404;
      if (isMissing && (await readChanges())[this.#name]?.count === 0) return [];
      throw error;
    }
  }

  async #readPages(params: QueryParams): Promise<WireDocument[]> {
    const documents = new Map<string, WireDocument>();
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const paged = { ...params, sort: "documentId:asc", pagination: { page, pageSize } };
      const { data, meta } = await readCms(this.path, paged, List);
      for (const document of data) documents.set(document.documentId, document);
      pageCount = meta.pagination.pageCount;
    }
    return [...documents.values()];
  }
}
