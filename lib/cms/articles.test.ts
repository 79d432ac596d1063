import { articles, getArticleList, getArticlesAbout, getRelatedArticles } from "./articles";
import { categories, withCategories } from "./categories";

const wire = (given: object) => ({
  documentId: "a",
  updatedAt: "2026-11-01T08:00:00.000Z",
  Titel: "Der Bach darf wieder Kurven machen",
  Slug: "bach",
  Datum: "2026-11-18",
  ...given,
});

test("an article of the CMS becomes one of the site", () => {
  const file = {
    documentId: "f",
    url: "/uploads/plan.pdf",
    mime: "application/pdf",
    updatedAt: "2026-11-01T08:00:00.000Z",
  };
  const photo = { ...file, url: "/uploads/bach.jpg", mime: "image/jpeg", width: 800, height: 600 };
  const article = articles.parse(
    wire({
      Teaser: "Was sich geändert hat.",
      Text: "Ein **Bach**",
      Leichte_Sprache: "Der Bach",
      Kategorien: [{ documentId: "natur" }],
      Verwandtes: [{ documentId: "b" }],
      Organisationen: [{ documentId: "verein" }],
      Bild: photo,
      Bild_Alt: "Der Bach im Mai",
      Dateien_im_Text: [file],
    }),
  );
  expect(article).toMatchObject({
    id: "a",
    slug: "bach",
    title: "Der Bach darf wieder Kurven machen",
    teaser: "Was sich geändert hat.",
    text: "Ein **Bach**",
    easyLanguage: "Der Bach",
    date: "2026-11-18",
    categoryIds: ["natur"],
    relatedIds: ["b"],
    organisationIds: ["verein"],
    picture: { file: "bach.jpg", alt: "Der Bach im Mai" },
    files: [{ file: "plan.pdf" }],
    changedAt: "2026-11-01T08:00:00.000Z",
  });
});

test("empty fields are undefined, an empty text and empty lists are empty", () => {
  const empty = {
    Teaser: "",
    Text: null,
    Leichte_Sprache: " ",
    Kategorien: null,
    Bild: null,
    Dateien_im_Text: null,
  };
  expect(articles.parse(wire(empty))).toMatchObject({
    teaser: undefined,
    text: "",
    easyLanguage: undefined,
    categoryIds: [],
    relatedIds: [],
    organisationIds: [],
    picture: undefined,
    files: [],
  });
});

test.each([
  ["a title", { Titel: " " }],
  ["a day", { Datum: "18.11.2026" }],
])("an article without %s is refused", (_what, given) => {
  expect(() => articles.parse(wire(given))).toThrow();
});

describe("related articles", () => {
  const natur = { id: "natur", name: "Natur", slug: "natur", description: undefined, position: 1 };
  const article = (id: string, day: number, given: object = {}) =>
    articles.parse(
      wire({
        documentId: id,
        Slug: id,
        Datum: `2026-11-${day}`,
        Kategorien: [{ documentId: "natur" }],
        ...given,
      }),
    );
  const [newest, middle, oldest] = [article("newest", 20), article("middle", 15), article("oldest", 10)];
  const linked = article("linked", 11, {
    Kategorien: [],
    Organisationen: [{ documentId: "chor" }, { documentId: "verein" }],
  });
  const shown = article("shown", 18, {
    Verwandtes: [{ documentId: "linked" }, { documentId: "deleted" }],
    Organisationen: [{ documentId: "verein" }],
  });

  beforeEach(() => {
    const items = [oldest, newest, linked, shown, middle];
    const byId = new Map(items.map((item) => [item.id, item]));
    jest.spyOn(articles, "ready").mockResolvedValue({ items, byId });
    jest.spyOn(categories, "ready").mockResolvedValue({ items: [natur], byId: new Map([[natur.id, natur]]) });
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    [2, ["linked", "newest"]],
    [9, ["linked", "newest", "middle", "oldest"]],
  ])("at most %i are the linked ones and then the newest of the same category", async (limit, slugs) => {
    const related = await getRelatedArticles(withCategories(shown, await categories.ready()), limit);
    expect(related.map(({ slug }) => slug)).toEqual(slugs);
  });

  test.each([
    ["verein", 9, ["shown", "linked"]],
    ["verein", 1, ["shown"]],
    ["chor", 9, ["linked"]],
    ["andere", 9, []],
  ])("about %s, at most %i are the newest", async (organisation, limit, slugs) => {
    expect((await getArticlesAbout(organisation, limit)).map(({ slug }) => slug)).toEqual(slugs);
  });
});

describe("the list of articles", () => {
  const hold = (count: number) => {
    const items = Array.from({ length: count }, (_, index) =>
      articles.parse(wire({ documentId: `${index}`, Slug: `${index}`, Datum: `2026-10-${10 + index}` })),
    );
    jest.spyOn(articles, "ready").mockResolvedValue({ items, byId: new Map() });
    jest.spyOn(categories, "ready").mockResolvedValue({ items: [], byId: new Map() });
  };
  afterEach(() => jest.restoreAllMocks());

  test("has no private advertisement", async () => {
    const items = [
      articles.parse(wire({ documentId: "0" })),
      articles.parse(wire({ documentId: "1", Slug: "anzeige", Nicht_in_Aktuelles: true })),
    ];
    jest.spyOn(articles, "ready").mockResolvedValue({ items, byId: new Map() });
    jest.spyOn(categories, "ready").mockResolvedValue({ items: [], byId: new Map() });
    expect((await getArticleList(1)).articles.map(({ slug }) => slug)).toEqual(["bach"]);
  });

  test.each([
    [14, 1, { page: 1, pages: 2, slugs: ["13", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2"] }],
    [14, 2, { page: 2, pages: 2, slugs: ["1", "0"] }],
    [14, 99, { page: 2, pages: 2, slugs: ["1", "0"] }],
    [12, 1, { page: 1, pages: 1, slugs: ["11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "0"] }],
    [0, 1, { page: 1, pages: 1, slugs: [] }],
  ])("of %i, page %i", async (count, asked, expected) => {
    hold(count);
    const { articles: shown, page, pages } = await getArticleList(asked);
    expect({ page, pages, slugs: shown.map(({ slug }) => slug) }).toEqual(expected);
  });
});
