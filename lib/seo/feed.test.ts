import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import { languageOfCode } from "@dorfforum/shared/text/languages";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { toHtml } from "hast-util-to-html";
import { articles } from "@/lib/cms/articles";
import { categories } from "@/lib/cms/categories";
import { events } from "@/lib/cms/events";
import { settings } from "@/lib/cms/settings";
import { toOccurrence } from "@/lib/events/occurrence";
import { notices } from "@/lib/notices/cms/notices";
import { headings } from "@/lib/rich-text/markdown";
import { aCategory, aNotice, anArticle, anEventItem, someSettings } from "@/lib/testing/factories";
import { getFeed, toFeed } from "./feed";
import { toValidXml } from "./xml";

/** What a feed reader shows of a text that is declared as HTML */
function wordsOf(text: { "@type": string; "#text": string }): string {
  expect(text["@type"]).toBe("html");
  expect(text["#text"]).not.toContain("<");
  return new XMLParser({ htmlEntities: true }).parse(`<p>${text["#text"]}</p>`).p;
}

const site = "https://forum.musterbach.example";
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  isArray: (name) => ["entry", "category", "link"].includes(name),
});

function read(given: Partial<Parameters<typeof toFeed>[0]>) {
  const { body } = toFeed({ settings: someSettings(), articles: [], ...given });
  expect(XMLValidator.validate(body)).toBe(true);
  // The validator allows it.
  expect(body).not.toMatch(/<category [^>]*</);
  return parser.parse(body).feed;
}

test("an article comes with its whole text, its dates and its topics", () => {
  const article = anArticle({
    text: "Der **Bach** fließt.\n\n[Karte](/kontakt) ![Ufer](/uploads/ufer_1a.jpg)",
    categories: [aCategory({ slug: "feste", name: "Feste & Brauchtum" })],
  });
  const feed = read({ articles: [article] });
  expect(feed.title).toBe("Dorfforum Musterbach: Neuigkeiten");
  expect(feed.updated).toBe("2026-11-01T08:00:00.000Z");
  expect(feed.link).toContainEqual({ "@rel": "self", "@href": `${site}/feed.xml` });
  expect(feed["@xml:lang"]).toBe("de");
  const [entry] = feed.entry;
  expect(entry).toMatchObject({
    id: "tag:forum.musterbach.example,2026:article-bach",
    published: "2026-11-17T23:00:00.000Z",
    updated: "2026-11-01T08:00:00.000Z",
    category: [{ "@term": "feste", "@label": "Feste & Brauchtum" }],
  });
  expect(entry.content["@type"]).toBe("html");
  const html = entry.content["#text"];
  expect(html).toContain("<strong>Bach</strong>");
  expect(html).toContain(`href="${site}/kontakt"`);
  expect(html).toContain(`src="${site}/dateien/ufer_1a.jpg"`);
});

test("a link within a text leads to the heading on the article's page", () => {
  const text =
    "[siehe unten](#anfahrt)\n\n[Öffnungszeiten](#Öffnungszeiten)\n\n## Anfahrt\n\n## Öffnungszeiten";
  const [entry] = read({ articles: [anArticle({ slug: "bach", text })] }).entry;
  const page = `${site}/beitrag/bach`;
  expect(entry.content["#text"]).toContain(`href="${page}#abschnitt-anfahrt"`);
  expect(entry.content["#text"]).toContain(`href="${page}#abschnitt-oeffnungszeiten"`);
  expect(headings(text).map(({ id }) => id)).toEqual(["abschnitt-anfahrt", "abschnitt-oeffnungszeiten"]);
});

test.each([
  'Kino „Ronja“ & "Michel" <draußen>',
  "</title><script>alert(1)</script>",
  "Ende ]]> der Daten",
  "Fest 🎉 für alle; Komma, Strichpunkt",
])("the title and text %j are unchanged after parsing", (words) => {
  const [entry] = read({
    articles: [anArticle({ title: words, teaser: words, text: words.replaceAll("<", "\\<") })],
  }).entry;
  expect(wordsOf(entry.title)).toBe(words);
  expect(wordsOf(entry.summary)).toBe(words);
  expect(entry.content["#text"]).not.toContain("<script");
});

test("an entry in another language says so, and so do its words; the notice before it is German", () => {
  const feed = read({
    notices: { shown: [aNotice({ text: "Wasser" })], changedAt: "2026-11-20T00:00:00.000Z" },
    articles: [anArticle({ language: languageOfCode("ar"), text: "مرحبا" }), anArticle({ slug: "bach-2" })],
  });
  expect(feed.entry.map((entry: Record<string, unknown>) => entry["@xml:lang"])).toEqual([
    undefined,
    "ar",
    undefined,
  ]);
  expect(feed.entry[1].content["#text"]).toBe('<p lang="ar" dir="rtl">مرحبا</p>');
});

test("a topic's name cannot end its attribute", () => {
  const categories = [aCategory({ name: 'Wir <3 "Feste"' })];
  const { body } = toFeed({ settings: undefined, articles: [anArticle({ categories })] });
  expect(body).toContain('label="Wir &lt;3 &quot;Feste&quot;"');
});

test("characters that XML cannot hold are removed", () => {
  const [entry] = read({
    articles: [anArticle({ title: "Fest\u0000 am\u000b \ud800Bach\uffff", text: "a\u0008b" })],
  }).entry;
  expect(JSON.stringify(entry)).toContain("Fest am Bach");
  expect(JSON.stringify(entry)).toContain("ab");
});

test("notices come first, with the time of their beginning", () => {
  const from = "2026-11-20T08:00:00.000Z";
  const words = "Straße <gesperrt> & Umleitung";
  const notices = { shown: [aNotice({ from, text: words, target: "/kontakt" })], changedAt: from };
  const feed = read({ articles: [anArticle()], notices });
  expect(feed.updated).toBe(from);
  const [first, second] = feed.entry;
  expect(wordsOf(first.title)).toBe(`Warnung: ${words}`);
  expect(first).toMatchObject({ id: `${site}/#mitteilung-notice`, published: from, updated: from });
  expect(first.link).toContainEqual({ "@href": `${site}/kontakt` });
  expect(second.link).toContainEqual({ "@href": `${site}/beitrag/bach` });
});

test("an event has its next date and its place, and says first that it is cancelled", () => {
  const event = anEventItem({ status: "abgesagt", title: "Markt & Musik", summary: "Mit **Glühwein**." });
  const date = { start: "2026-12-05T13:00:00.000Z", end: "2026-12-05T20:00:00.000Z" };
  const feed = read({ articles: [anArticle()], events: [toOccurrence(event, date)] });
  const [, entry] = feed.entry;
  expect(wordsOf(entry.title)).toBe("Abgesagt: Markt & Musik");
  expect(wordsOf(entry.summary)).toBe("Samstag, 5. Dezember 2026, 14–21 Uhr, Kirchplatz");
  expect(entry).toMatchObject({
    id: `tag:forum.musterbach.example,2026:${event.id}`,
    updated: event.changedAt,
  });
  expect(entry.content["#text"]).toContain("<strong>Glühwein</strong>");
});

test("an entry whose address changes keeps its id", () => {
  const idsAt = (slug: string) =>
    read({
      articles: [{ ...anArticle(), slug }],
      events: [toOccurrence({ ...anEventItem(), slug }, { start: "2026-12-05T13:00:00.000Z" })],
    }).entry.map(({ id }: { id: string }) => id);
  expect(idsAt("neu")).toEqual(idsAt("alt"));
  expect(new Set(idsAt("neu")).size).toBe(2);
});

test("a village without articles has a valid, empty feed", () => {
  expect(read({ settings: undefined }).entry).toBeUndefined();
});

test("any texts make a well-formed feed, and titles arrive as they were written", () => {
  const texts = textWith("<", "&", "]]>", "]]", "\u0001", ">", "<![CDATA[", "&amp;", "<script>", "\n\n", "`");
  fc.assert(
    fc.property(texts, texts, texts, texts, (title, teaser, text, topic) => {
      const article = anArticle({
        title,
        teaser,
        text,
        categories: [aCategory({ slug: topic, name: topic })],
      });
      const [entry] = read({
        articles: [article],
        settings: someSettings({ siteTitle: title, metaDescription: teaser, municipality: topic }),
      }).entry;
      const written = toValidXml(title);
      expect(String(entry.title["#text"] ?? "").replace(/\s/g, "")).toBe(
        toHtml({ type: "text", value: written }).replace(/\s/g, ""),
      );
    }),
  );
});

test("an event that is over is gone the next day, though nobody has published anything", async () => {
  for (const source of [articles, categories, settings, notices])
    jest.spyOn(source, "ready").mockResolvedValue({ items: [], byId: new Map() });
  const market = anEventItem({ start: "2026-12-05T09:00:00.000Z", end: "2026-12-05T17:00:00.000Z" });
  const concert = anEventItem({ slug: "konzert", start: "2026-12-20T18:00:00.000Z", end: undefined });
  jest.spyOn(events, "ready").mockResolvedValue({ items: [market, concert], byId: new Map() });
  const at = async (now: string) => {
    jest.useFakeTimers({ now: new Date(now), doNotFake: ["setImmediate", "performance"] });
    const { body, changedAt } = await getFeed();
    jest.useRealTimers();
    return { ids: parser.parse(body).feed.entry.map(({ id }: { id: string }) => id), changedAt };
  };
  const before = await at("2026-12-05T12:00:00Z");
  expect(before.ids).toHaveLength(2);
  expect(await at("2026-12-05T12:30:00Z")).toEqual(before);
  const after = await at("2026-12-06T00:30:00Z");
  expect(after.ids).toEqual([`tag:forum.musterbach.example,2026:${concert.id}`]);
  // Who asks by the time of its last copy gets the new one.
  expect(after.changedAt).toBe("2026-12-05T23:00:00.000Z");
});
