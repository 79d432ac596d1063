import { findPresentSlug } from "./addresses";
import { categories } from "./categories";
import type { Collection } from "./collection";
import { settings } from "./settings";

export type RouteDecision =
  | { kind: "pass" }
  /** A file of the media library, which must not be a document that can run anything */
  | { kind: "file"; mime: string }
  /** A document without scripts, which any site may show in a frame. `styles` are its own. */
  | { kind: "embedded"; styles: string }
  /** A script that runs beside pages, under a policy of its own */
  | { kind: "worker" }
  /** Served by another path of the app */
  | { kind: "rewrite"; path: string }
  /** With the query that was asked for, unless there is another one ("" or "?…"); 308 unless it says so */
  | { kind: "redirect"; path: string; query?: string; status?: 307 }
  /** A page that is shown to editors alone, also in a frame of their panel */
  | { kind: "preview"; status: 200 | 410 }
  /** A page of results that says that the search is getting ready */
  | { kind: "not ready" }
  | { kind: "not found" };

/** What becomes of the requests for a page or a file */
export type Rule = {
  /** While one of these collections is missing, the route is answered with 503. */
  needs: readonly Collection<unknown>[];
  /** @param slug "" of a fixed path */
  decide: (slug: string, query: URLSearchParams) => RouteDecision | Promise<RouteDecision>;
};

/** What every page shows */
export const frame = [settings, categories];

export const pass = { kind: "pass" } as const;
export const notFound = { kind: "not found" } as const;

export const always = (decision: RouteDecision, ...needs: Collection<unknown>[]): Rule => ({
  needs,
  decide: () => decision,
});

export const page = (...needs: Collection<unknown>[]): Rule => always(pass, ...frame, ...needs);

/** A path with something in it that `find` finds. */
export const found = (needs: readonly Collection<unknown>[], find: (slug: string) => unknown): Rule => ({
  needs,
  decide: async (slug) => ((await find(slug)) ? pass : notFound),
});

/** The page of an entry, or something that belongs to it. A former slug leads to the present one. */
export const entry = <Item extends { slug: string }>(
  toPath: (slug: string) => string,
  collection: Collection<Item>,
  find: (slug: string) => unknown,
  needs: readonly Collection<unknown>[] = [],
): Rule => ({
  needs: [...frame, collection, ...needs],
  decide: async (slug) => {
    if (await find(slug)) return pass;
    const present = await findPresentSlug(collection, slug);
    return present ? { kind: "redirect", path: toPath(present) } : notFound;
  },
});
