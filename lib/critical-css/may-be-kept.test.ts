/** @jest-environment node */
import { routes } from "@/lib/routes";
import { mayBeKept } from "./may-be-kept";

test.each([
  ["a page for all", routes.contact, "private, no-cache", true],
  ["a page with something of its visitor", routes.sent("kontakt"), "private, no-cache, no-store", false],
  ["a page that says nothing of it", routes.contact, undefined, false],
  ["a search", routes.search({ q: "Scheidung" }), "private, no-cache", false],
])("%s", (_, address, cacheControl, expected) => {
  expect(mayBeKept(address, cacheControl)).toBe(expected);
});
