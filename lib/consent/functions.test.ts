import { headings } from "@/lib/rich-text/markdown";
import { readDemo } from "@/lib/search/testing/demo-village";
import { routes } from "@/lib/urls/routes";

test("the address of the rights leads to their section of the text that comes with the site", () => {
  const privacy = readDemo<{ Slug: string; Text: string }[]>("seiten").find(
    ({ Slug }) => Slug === "datenschutz",
  );
  const ids = headings(privacy?.Text ?? "").map(({ id }) => `${routes.privacy}#${id}`);
  expect(ids).toContain(routes.privacyRights);
});
