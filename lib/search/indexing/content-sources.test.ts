import type { Collection } from "@/lib/cms/collection";
import { requiredCollections } from "@/lib/cms/collections";
import { CmsRequestError } from "@/lib/cms/errors";
import { collections } from "@/lib/content/collections";
import { readContent } from "./content-sources";

const unavailable = new CmsRequestError("/api/eintraege", 503);

/** Collections that are missing until the CMS answers again; all others are empty. */
function without(missing: readonly Collection<object>[]): void {
  for (const collection of collections()) {
    const ready = jest.spyOn(collection, "ready");
    if (missing.includes(collection)) ready.mockRejectedValue(unavailable);
    else ready.mockResolvedValue({ items: [], byId: new Map() });
  }
}

test("what the routes do not need is not needed to search either", async () => {
  without(collections().filter((collection) => !requiredCollections.includes(collection)));
  await expect(readContent()).resolves.toMatchObject({ synonyms: { items: [] } });
});

test("without a content type that is searched there is no index", async () => {
  without(requiredCollections.filter(({ model }) => model === "beitrag"));
  await expect(readContent()).rejects.toBe(unavailable);
});
