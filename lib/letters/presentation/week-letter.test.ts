/** @jest-environment jsdom */
import "@/lib/testing/server-environment";
import { addDays } from "@dorfforum/shared/calendar/day";
import { languageOfCode } from "@dorfforum/shared/text/languages";
import { addresses } from "@/lib/cms/addresses";
import { articles } from "@/lib/cms/articles";
import { events } from "@/lib/cms/events";
import { offers } from "@/lib/cms/redirect-entries";
import { settings } from "@/lib/cms/settings";
import { notices } from "@/lib/notices/cms/notices";
import { aNotice, anArticle, anEventItem, aRedirectEntry, someSettings } from "@/lib/testing/factories";
import { getLetterExtract } from "./letter-extract";
import { toHtml } from "./to-html";
import { getWeekLetter } from "./week-letter";

// jsdom has none.
Object.assign(globalThis, { setImmediate: (run: () => void) => setTimeout(run) });

const first = "2026-11-28";
const now = new Date("2026-11-28T07:00:00Z");

const collections = { addresses, events, articles, offers, notices, settings };
type Items = { [Name in keyof typeof collections]?: { id: string }[] };

function publish(items: Items): void {
  for (const [name, collection] of Object.entries(collections)) {
    const of = items[name as keyof Items] ?? [];
    const state = { items: of, byId: new Map(of.map((item) => [item.id, item])) };
    jest.spyOn(collection, "ready").mockResolvedValue(state as never);
  }
}

const letter = async (items: Items) => {
  publish({ settings: [someSettings()], ...items });
  return getWeekLetter(first, now);
};

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");
const words = (text: string) => text.replace(/\s+/g, " ").trim();
/** The text part without addresses and lines under headings */
const wordsOfText = (text: string) =>
  words(
    text
      .split("\n")
      .filter((line) => !/^(?:https?:\/\/\S+|\{\{\w+\}\}|[=-]+)$/.test(line))
      .join("\n"),
  );

const longTitle = "Ö\"&<'„“”‚‘’«»「」„”\u201e 🎉 ".repeat(12);
const wholeWeek = (count: number, title = "Gemeinsames Üben der Blaskapelle") =>
  Array.from({ length: count }, (_, index) =>
    anEventItem({
      slug: `termin-${index}`,
      title: `${index} ${title}`,
      start: `${addDays(first, index % 7)}T17:30:00.000Z`,
      end: undefined,
      createdAt: "2026-11-27T10:00:00.000Z",
      status: index % 40 === 0 ? "abgesagt" : "geplant",
    }),
  );

const everything = {
  events: [
    ...wholeWeek(9),
    anEventItem({
      slug: "neu",
      title: "Neujahrslauf",
      start: "2027-01-01T09:00:00.000Z",
      end: undefined,
      createdAt: "2026-11-27T10:00:00.000Z",
    }),
    anEventItem({
      slug: "reihe",
      title: "Übung",
      start: "2026-12-01T18:00:00.000Z",
      recurrence: "FREQ=WEEKLY",
      createdAt: "2026-11-27T10:00:00.000Z",
    }),
    anEventItem({ slug: "alt", title: "Frühlingsfest", start: "2027-04-01T09:00:00.000Z", end: undefined }),
  ],
  articles: [
    anArticle({ slug: "neu", title: "Neuer Beitrag", date: "2026-11-27" }),
    anArticle({ slug: "alt", title: "Alter Beitrag", date: "2026-11-20", validUntil: "2026-12-03" }),
    anArticle({ slug: "still", title: "Ungelistet", date: "2026-11-27", isUnlisted: true }),
  ],
  offers: [
    aRedirectEntry({ slug: "frisch", title: "Kaminholz", createdAt: "2026-11-21T05:00:00.000Z" }),
    aRedirectEntry({ slug: "bald", title: "Herbstrabatt", validUntil: "2026-12-04" }),
    aRedirectEntry({ slug: "spaeter", title: "Winterrabatt", validUntil: "2026-12-05" }),
  ],
  notices: [
    aNotice({ target: "/kontakt" }),
    aNotice({ id: "over", text: "Vorüber", until: "2026-11-27T12:00:00.000Z" }),
  ],
};

test("a week without anything is no letter", async () => {
  expect(await letter({})).toEqual({
    subject: "Die Woche in Musterbach, 28. November – 4. Dezember 2026",
    html: "",
    text: "",
    isEmpty: true,
  });
});

test("the town hall's special days of the week stand in the letter, those of others and usual days do not", async () => {
  const specialDays = [
    { first: "2026-12-03", last: "2026-12-08", hours: [], note: "Umzug" },
    { first: "2026-12-01", last: "2026-12-01", hours: [{ from: "08:00", to: "12:00" }] },
    { first: "2026-12-24", last: "2026-12-24", hours: [] },
  ];
  const { html, text } = await letter({ settings: [someSettings({ specialDays })] });
  const entries = ["Dienstag, 1. Dezember 2026: 8–12 Uhr", "3.–8. Dezember 2026: geschlossen (Umzug)"];
  for (const words of [parse(html).body.textContent ?? "", wordsOfText(text)]) {
    expect(words).toMatch(/Rathaus/);
    for (const entry of entries) expect(words).toContain(entry);
    expect(words).not.toContain("24. Dezember");
  }
});

test("notices come first, then what is cancelled, the days, what is new, articles and deadlines", async () => {
  const { html, isEmpty } = await letter(everything);
  expect(isEmpty).toBe(false);
  const document = parse(html);
  expect(document.querySelector("h1")?.textContent).toBe("Die Woche in Musterbach");
  expect([...document.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual([
    "Wichtige Mitteilungen",
    "Abgesagt und verschoben",
    "Samstag, 28. November",
    "Sonntag, 29. November",
    "Montag, 30. November",
    "Dienstag, 1. Dezember",
    "Mittwoch, 2. Dezember",
    "Donnerstag, 3. Dezember",
    "Freitag, 4. Dezember",
    "Neu im Kalender",
    "Neue Angebote",
    "Neue Beiträge",
    "Nur noch diese Woche",
  ]);
  const said = words(document.body.textContent ?? "");
  for (const part of [
    "Abgesagt: 0 Gemeinsames",
    "Freitag, 1. Januar, 10 Uhr Neujahrslauf",
    "Kaminholz",
    "Neuer Beitrag",
    "bis Donnerstag, 3. Dezember Alter Beitrag",
    "bis Freitag, 4. Dezember Herbstrabatt",
  ])
    expect(said).toContain(part);
  expect(said.split("Übung")).toHaveLength(2);
  for (const part of ["Frühlingsfest", "Vorüber", "Ungelistet", "Winterrabatt"])
    expect(said).not.toContain(part);
  for (const part of ["Gemeinde Musterbach", "Markt 4", "12345 Musterbach", "030 23125 100"])
    expect(said).toContain(part);
});

test("what waited for its publication is new when it comes, what got another address is not", async () => {
  const offer = (slug: string, createdAt: string) => aRedirectEntry({ slug, title: `${slug}!`, createdAt });
  const address = (slug: string, createdAt: string, suffix = "") => ({
    id: slug + suffix,
    type: "angebot",
    slug: slug + suffix,
    entryId: `signpost-${slug}`,
    createdAt,
  });
  const { text } = await letter({
    offers: [
      offer("gewartet", "2026-10-01T05:00:00.000Z"),
      offer("umbenannt", "2026-10-01T05:00:00.000Z"),
      offer("uebernommen", "2026-11-26T05:00:00.000Z"),
    ],
    addresses: [
      address("gewartet", "2026-11-26T05:00:00.000Z"),
      address("umbenannt", "2026-11-26T05:00:00.000Z", "-neu"),
      address("umbenannt", "2026-10-01T06:00:00.000Z"),
      address("uebernommen", "2026-09-01T06:00:00.000Z"),
    ],
  });
  expect(text).toContain("gewartet!");
  expect(text).toContain("uebernommen!");
  expect(text).not.toContain("umbenannt!");
});

/** Outlook's old renderer (Word) knows these: "Word 2007 HTML and CSS Rendering Capabilities in Outlook 2007" */
const knownToWord =
  /^(?:background-color|border(?:-bottom|-color)?|color|font-(?:family|size)|line-height|margin|padding|width)$/;
/** Where they are unknown, the letter is as wide as its window, and light. */
const enhancements = [
  "color-scheme",
  "max-width",
  "overflow-wrap",
  "supported-color-schemes",
  "table-layout",
  "word-break",
];

test("Outlook's old renderer knows each property of the letter, or does without it", async () => {
  const { html } = await letter(everything);
  const document = parse(html);
  const sheet = (document.querySelector("style")?.textContent ?? "").replace(/@media[^{]*\{/, "");
  const styles = [
    ...[...document.querySelectorAll("[style]")].map((element) => element.getAttribute("style") ?? ""),
    ...[...sheet.matchAll(/\{([^{}]*)\}/g)].map(([, rule = ""]) => rule),
  ];
  const names = new Set(
    styles.flatMap((style) => style.split(";").map((declaration) => declaration.split(":")[0]?.trim() ?? "")),
  );
  expect([...names].filter((name) => !knownToWord.test(name)).sort()).toEqual(enhancements);
});

test("without any style the letter reads as its text part does, and leads to the same addresses", async () => {
  const { html, text, subject } = await letter(everything);
  const document = parse(html);
  expect(wordsOfText(text)).toBe(words(document.body.textContent ?? ""));
  const hrefs = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(text.match(/^(?:https?:\/\/\S+|\{\{\w+\}\})$/gm)).toEqual(hrefs);
  expect(hrefs.filter((href) => href?.startsWith("{{"))).toEqual(["{{verwalten}}", "{{abmelden}}"]);
  expect(document.title).toBe(subject);
});

test.each([
  [400, "Gemeinsames Üben der Blaskapelle"],
  [400, longTitle],
  [10_000, "&".repeat(300)],
])("with %i events it has at most 60 kB, each day, and says how many are left out", async (count, title) => {
  const { html, text } = await letter({ events: wholeWeek(count, title) });
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(60_000);
  expect(Buffer.byteLength(html)).toBeGreaterThan(20_000);
  const document = parse(html);
  expect(document.querySelectorAll("h2")).toHaveLength(8);
  const more = [...document.querySelectorAll("a")].filter(({ textContent }) =>
    /^und \d+ weitere/.test(textContent),
  );
  expect(more.length).toBeGreaterThanOrEqual(7);
  for (const link of more) expect(link.getAttribute("href")).toBe("http://localhost:3000/woche/2026-11-28");
  expect(wordsOfText(text)).toBe(words(document.body.textContent ?? ""));
});

test.each([
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "</title></style><style>*{display:none}</style>",
  "<!--[if mso]><table><![endif]-->",
  "Kino „Ronja“ & ‚Michel‘ «draußen»",
])("the title %j is text", async (title) => {
  const { html } = await letter({
    events: [anEventItem({ title, place: title, status: "verschoben" })],
    articles: [anArticle({ title, teaser: title, date: addDays(first, -1) })],
    offers: [aRedirectEntry({ title, validUntil: first })],
    notices: [aNotice({ text: title })],
    settings: [someSettings({ municipality: title, village: title })],
  });
  const document = parse(html);
  expect(document.querySelectorAll("script, img, style style, table table")).toHaveLength(0);
  expect(document.querySelectorAll("style")).toHaveLength(1);
  expect(document.body.textContent.split(title)).toHaveLength(11);
  expect(html.match(/<!--/g)).toHaveLength(2);
});

test.each(["{{verwalten}}", "{{{abmelden}}}", "{{\u0000abmelden}}", "{\u202e{verwalten}}"])(
  "a title that holds %j gets no link of a reader",
  async (title) => {
    const { html, text, subject } = await letter({
      events: [anEventItem({ title, place: title, slug: title })],
      notices: [aNotice({ text: title, target: `https://example.org/?a=${title.replace(/[^\w{}]/g, "")}` })],
      settings: [someSettings({ village: title, municipality: title })],
    });
    for (const part of [html, text]) {
      expect(part.split("{{verwalten}}")).toHaveLength(2);
      expect(part.split("{{abmelden}}")).toHaveLength(2);
      expect(part.match(/\{\{/g)).toHaveLength(2);
    }
    expect(subject).not.toContain("{{");
  },
);

test("a title with line breaks cannot begin a line of its own", async () => {
  const { text, subject } = await letter({
    events: [anEventItem({ title: "Fest\r\nBcc: a@example.org\u2028Ende" })],
    settings: [someSettings({ village: "Musterbach\r\nBcc: a@example.org" })],
  });
  expect(text).toContain("Fest Bcc: a@example.org Ende\n");
  expect(subject).not.toMatch(/[\r\n]/);
});

test("nothing of it is loaded, counted or needs a script; its language and colours are named", async () => {
  const { html } = await letter(everything);
  expect(html).not.toMatch(/<(?:img|script|link|iframe|form|input)|url\(|@import|[?&]utm_|\son\w+=/i);
  const document = parse(html);
  expect(document.documentElement.lang).toBe("de");
  expect(document.body.firstElementChild?.getAttribute("lang")).toBe("de");
  expect(document.querySelector('meta[name="color-scheme"]')?.getAttribute("content")).toBe("light dark");
  for (const table of document.querySelectorAll("table"))
    expect(table.getAttribute("role")).toBe("presentation");
});

test("an extract has the beginning of the letter of today, with what it leaves out by its headings", async () => {
  publish({ settings: [someSettings()], ...everything });
  const { first, title, days, blocks, left } = await getLetterExtract(now);
  expect([first, title, days]).toEqual([
    "2026-11-28",
    "Die Woche in Musterbach",
    "28. November – 4. Dezember 2026",
  ]);
  const headings = blocks.filter(({ kind }) => kind === "heading").flatMap(({ lines }) => lines);
  const { html } = await getWeekLetter(first, now);
  expect([...headings.map(({ text }) => text), ...left]).toEqual(
    [...parse(html).querySelectorAll("h2")].map(({ textContent }) => textContent),
  );
  expect(headings).toHaveLength(5);
  expect(blocks.filter(({ kind }) => kind === "entry").length).toBeLessThanOrEqual(5 * 3);
  publish({ settings: [someSettings()] });
  expect(await getLetterExtract(now)).toMatchObject({ blocks: [], left: [] });
});

test("a title in another language says its language and direction", () => {
  const lines = [{ text: "مرحبا في Musterbach", language: languageOfCode("ar"), isStrong: true }];
  expect(toHtml([{ kind: "entry", lines }], "Woche")).toContain(
    '<b><span lang="ar" dir="rtl">مرحبا في <span lang="de" dir="ltr">Musterbach</span></span></b>',
  );
});
