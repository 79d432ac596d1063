import type { Collection, Ready } from "./collection";

/** Something computed from several collections: once for each state of all of them. @throws CmsRequestError without a copy */
export function combined<Result>(
  collections: readonly Collection<unknown>[],
  compute: () => Promise<Result>,
): () => Promise<Result> {
  let known: { states: Ready<unknown>[]; result: Promise<Result> } | undefined;
  return async () => {
    const states = await Promise.all(collections.map((collection) => collection.ready()));
    if (!known || states.some((state, index) => state !== known?.states[index])) {
      known = { states, result: compute() };
    }
    try {
      return await known.result;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}
