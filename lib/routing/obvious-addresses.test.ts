import { matchRoute } from "@/lib/urls/match-route";
import { routes } from "@/lib/urls/routes";
import { obviousAddress } from "./obvious-addresses";

test.each([
  ["/vereine", routes.clubs],
  ["/Vereine/", routes.clubs],
  ["/räume", "/raum"],
  ["/raeume", "/raum"],
  ["/suche", routes.search()],
  ["/öffnungszeiten", routes.contact],
  ["/Newsletter", routes.letterSubscription()],
])("%s leads to %s", (path, address) => {
  expect(obviousAddress(path)).toBe(address);
});

test.each(["/", "/vereine/chor", "/wp-admin", "/constructor"])("%s leads nowhere", (path) => {
  expect(obviousAddress(path)).toBeUndefined();
});

test.each([
  "/vereine",
  "/kita",
  "/halle",
  "/suche",
  "/termine",
  "/muell",
  "/news",
  "/newsletter",
  "/rathaus",
])("%s is no page of its own, and leads to one", (path) => {
  expect(matchRoute(path)).toBeUndefined();
  expect(matchRoute(decodeURIComponent(obviousAddress(path) ?? ""))?.route.kind).toBe("page");
});
