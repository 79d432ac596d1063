/** @jest-environment node */
import { toQueryString } from "./query-string";

test("nested filters become Strapi's brackets", () => {
  expect(
    decodeURIComponent(toQueryString({ fields: ["Titel"], filters: { $or: [{ a: { $gte: 1 } }] } })),
  ).toBe("fields[0]=Titel&filters[$or][0][a][$gte]=1");
});

test("the text of a value cannot become a filter", () => {
  const query = toQueryString({ filters: { Slug: { $eq: "a&filters[Slug][$ne]=b %#äß" } } });
  expect(new URLSearchParams(query).get("filters[Slug][$eq]")).toBe("a&filters[Slug][$ne]=b %#äß");
  expect([...new URLSearchParams(query)]).toHaveLength(1);
});
