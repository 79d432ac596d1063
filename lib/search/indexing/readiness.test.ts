import "@/lib/testing/server-environment";
import { CmsRequestError } from "@/lib/cms/errors";
import { collections } from "@/lib/content/collections";
import { startFakeCms } from "@/lib/testing/fake-cms";
import { currentIndex } from "./current-index";
import { waitForSearch } from "./readiness";

// Failures of the CMS are reported.
jest.mock("@/lib/monitoring/report-error");

test("a CMS that fails before there is a copy is told as such, not as a search that is getting ready", async () => {
  const stop = await startFakeCms(() => new Response(null, { status: 400 }));
  await Promise.allSettled(collections().map((collection) => collection.ready()));
  await expect(currentIndex()).rejects.toThrow(CmsRequestError);
  expect(await waitForSearch()).toBe(false);
  await stop();
});
