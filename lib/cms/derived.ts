import type { Snapshot } from "./replica-copy";

/** `State` is another object after each change. */
type Readable<State> = { ready: () => Promise<State> };

type Snapshots<Sources extends readonly Readable<unknown>[]> = {
  [Index in keyof Sources]: Awaited<ReturnType<Sources[Index]["ready"]>>;
};

/**
 * Something computed from the whole content of some collections, such as an index by slug: once for each state of
 * them. A computation that fails is tried again by the next call.
 * @returns a function that throws CmsRequestError when the CMS fails and there is no copy
 */
export function derived<const Sources extends readonly Readable<unknown>[], Result>(
  sources: Sources,
  compute: (...snapshots: Snapshots<Sources>) => Result | Promise<Result>,
): () => Promise<Result> {
  let latest: { snapshots: Snapshots<Sources>; result: Promise<Result> } | undefined;
  return async () => {
    const snapshots = (await Promise.all(sources.map((source) => source.ready()))) as Snapshots<Sources>;
    if (!latest || snapshots.some((snapshot, index) => snapshot !== latest?.snapshots[index])) {
      latest = { snapshots, result: (async () => compute(...snapshots))() };
    }
    const current = latest;
    try {
      return await current.result;
    } catch (error) {
      if (latest === current) latest = undefined;
      throw error;
    }
  };
}

/** @returns a function that finds an item by its slug, and throws CmsRequestError when there is no copy */
export function findBySlug<Item extends { slug: string }>(collection: Readable<Snapshot<Item>>) {
  const bySlug = derived([collection], ({ items }) => new Map(items.map((item) => [item.slug, item])));
  return async (slug: string): Promise<Item | undefined> => (await bySlug()).get(slug);
}
