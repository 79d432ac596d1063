import type { Page } from "@playwright/test";

/** The paths of everything that the page's origin has in its caches. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

/** The text of a stored document; undefined of a page that is not stored. */
export const storedDocument = (page: Page, path: string): Promise<string | undefined> =>
  page.evaluate(async (address) => (await caches.match(address, { ignoreVary: true }))?.text(), path);
