import { routes } from "@/lib/routes";
import { countPageView } from "./count-page-view";

type Queue = { vaq?: [kind: string, data?: { path?: string; route?: string }][] };

test("who counts page views does not learn which message somebody has sent", () => {
  countPageView(routes.sent("eyJmb3JtIjoi.a-b_c"), { scriptSrc: "/zaehlung.js", endpoint: "/zaehlung" });
  const [, view] = (window as Queue).vaq?.find(([kind]) => kind === "pageview") ?? [];
  expect(view).toMatchObject({ path: "/gesendet/[receipt]", route: "/gesendet/[receipt]" });
});
