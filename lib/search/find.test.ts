/** @jest-environment node */
import { aCategory } from "@/lib/testing/factories";
import type { Entry } from "./entries";
import { find } from "./find";

const anEntry = (given: Partial<Entry> & { id: string }): Entry => ({
  kind: "beitrag",
  title: given.id,
  text: "",
  names: [],
  categories: [],
  href: `/beitrag/${given.id}`,
  meta: "",
  changedAt: "2026-11-01T08:00:00.000Z",
  ...given,
});

const ask = { q: "", page: 1 };
const idsOf = ({ entries }: { entries: Entry[] }) => entries.map(({ id }) => id);

test("titles come first, the order stays otherwise", () => {
  const all = [
    anEntry({ id: "text-1", title: "Fest", text: "mit Musik" }),
    anEntry({ id: "title-1", title: "Musik im Park" }),
    anEntry({ id: "none", title: "Sitzung" }),
    anEntry({ id: "place-2", title: "Probe", names: ["Musikschule"] }),
    anEntry({ id: "title-2", title: "Blasmusik" }),
  ];
  expect(idsOf(find(all, { ...ask, q: "musik" }))).toEqual(["title-1", "title-2", "text-1", "place-2"]);
});

test("category and kind narrow, and the counts say what each kind would bring", () => {
  const culture = aCategory();
  const all = [
    anEntry({ id: "culture-1", categories: [culture] }),
    anEntry({ id: "culture-2", kind: "info", categories: [culture] }),
    anEntry({ id: "culture-3" }),
  ];
  const found = find(all, { ...ask, category: culture, kind: "info" });
  expect(idsOf(found)).toEqual(["culture-2"]);
  expect(found).toMatchObject({ total: 1, countOfAll: 2 });
  expect(found.counts.get("beitrag")).toBe(1);
  expect(found.counts.get("angebot")).toBe(0);
});

test("browsing leaves pages out, searching finds them", () => {
  const all = [anEntry({ id: "imprint", kind: "seite", title: "Impressum" }), anEntry({ id: "browsed" })];
  expect(idsOf(find(all, ask))).toEqual(["browsed"]);
  expect(idsOf(find(all, { ...ask, q: "impressum" }))).toEqual(["imprint"]);
});

test("signs alone find nothing", () => {
  expect(find([anEntry({ id: "signs" })], { ...ask, q: "?!" }).total).toBe(0);
});

test("twenty a page, and beyond the last page the last one", () => {
  const all = Array.from({ length: 45 }, (_, index) => anEntry({ id: `page-${index}` }));
  expect(find(all, ask)).toMatchObject({ total: 45, page: 1, pages: 3 });
  const last = find(all, { ...ask, page: 99 });
  expect(last.page).toBe(3);
  expect(idsOf(last)).toHaveLength(5);
  expect(find([], { ...ask, page: 7 })).toMatchObject({ total: 0, page: 1, pages: 1 });
});

test("a changed entry is found by its new words", () => {
  expect(find([anEntry({ id: "changing", title: "Alt" })], { ...ask, q: "neu" }).total).toBe(0);
  const changed = anEntry({ id: "changing", title: "Neu", changedAt: "2026-11-02T08:00:00.000Z" });
  expect(find([changed], { ...ask, q: "neu" }).total).toBe(1);
});
