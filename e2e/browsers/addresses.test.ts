import { routeNameOf } from "@/lib/urls/match-route";
import { pageRoutes } from "@/lib/urls/site-routes";
import { addresses, notOpened } from "./addresses";

const opened = new Set(addresses.map(routeNameOf));

test.each(Object.entries(pageRoutes))("the walk opens the page %s or says why not", (name, { pattern }) => {
  expect(opened.has(pattern)).toBe(!(name in notOpened));
});
