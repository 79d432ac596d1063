/** @jest-environment jsdom */
import { routes } from "@/lib/urls/routes";
import { countPageView } from "./count-page-view";

type Queue = { vaq?: [kind: string, data?: { path?: string; route?: string }][] };

test("the page view of a receipt does not contain its id", () => {
  countPageView(routes.sent("eyJmb3JtIjoi.a-b_c"), { scriptSrc: "/zaehlung.js", endpoint: "/zaehlung" });
  const [, view] = (window as Queue).vaq?.find(([kind]) => kind === "pageview") ?? [];
  expect(view).toMatchObject({ path: "/gesendet/[receipt]", route: "/gesendet/[receipt]" });
});
