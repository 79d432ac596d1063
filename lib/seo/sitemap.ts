import { absoluteUrl } from "@/lib/absolute-url";
import type { ListedPage } from "@/lib/cms/collection";
import { collections } from "@/lib/cms/collections";
import { derived } from "@/lib/cms/derived";
import { events } from "@/lib/cms/events";
import { organisations } from "@/lib/cms/organisations";
import { pages } from "@/lib/cms/pages";
import type { TextDocument } from "@/lib/http/answer-document";
import { routes } from "@/lib/routes";
import { toXml, writableInXml } from "./xml";

/** What the protocol (sitemaps.org) allows in one file. */
export const pagesPerFile = 50_000;

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

type Changed = { changedAt: string };
const newest = (items: readonly Changed[]) =>
  items.reduce<string | undefined>(
    (latest, { changedAt }) => (latest === undefined || changedAt > latest ? changedAt : latest),
    undefined,
  );

/** Pages that are there whatever editors write, and the Seite whose text they show. */
const fixedPages = [
  [routes.home, "startseite"],
  [routes.participate, "mitmachen"],
  [routes.contact, "kontakt"],
  [routes.easyLanguage, "leichte-sprache"],
  [routes.accessibility, "barrierefreiheit"],
  [routes.imprint, "impressum"],
  [routes.privacy, "datenschutz"],
] as const;

/** The content types each of whose entries has a page */
const withPages = collections.filter(({ listedPages }) => listedPages);

/** Every page once, and nothing else: no redirects, no searches. */
async function listPages(): Promise<ListedPage[]> {
  const [texts, allEvents, allOrganisations, ...ofEntries] = await Promise.all([
    pages.ready(),
    events.ready(),
    organisations.ready(),
    ...withPages.map((collection) => collection.listedPages?.() ?? []),
  ]);
  const changeOf = (slug: string) => texts.items.find((page) => page.slug === slug)?.changedAt;
  const ofType = (type: string) => newest(allOrganisations.items.filter((item) => item.type === type));
  return [
    ...fixedPages.map(([path, slug]) => ({ path, changedAt: changeOf(slug) })),
    { path: routes.calendar(), changedAt: newest(allEvents.items) },
    { path: routes.subscribe() },
    { path: routes.clubs, changedAt: ofType("verein") },
    { path: routes.daycare, changedAt: ofType("kindertagesstätte") },
    ...ofEntries.flat(),
  ];
}

/** The files that hold all pages, the first of which is the only one in a village of ordinary size. */
const getFiles = derived([pages, events, organisations, ...withPages], async () =>
  toFiles(await listPages()),
);

export function toFiles(listed: readonly ListedPage[]): TextDocument[] {
  const count = Math.max(1, Math.ceil(listed.length / pagesPerFile));
  return Array.from({ length: count }, (_, index) =>
    toFile(listed.slice(index * pagesPerFile, (index + 1) * pagesPerFile)),
  );
}

function toFile(listed: readonly ListedPage[]): TextDocument {
  const url = listed.map(({ path, changedAt }) => toLocation(path, changedAt));
  return {
    body: toXml({ urlset: { "@xmlns": namespace, url } }),
    changedAt: newest(listed.flatMap(({ changedAt }) => (changedAt ? [{ changedAt }] : []))),
  };
}

const indexes = new WeakMap<TextDocument[], TextDocument>();

/** The list of the files, once one is not enough. */
export function toIndex(files: TextDocument[]): TextDocument {
  const known = indexes.get(files);
  if (known) return known;
  const sitemap = files.map((file, index) => toLocation(routes.sitemapPart(index + 1), file.changedAt));
  const changedAt = newest(files.flatMap((file) => (file.changedAt ? [{ changedAt: file.changedAt }] : [])));
  const made = { body: toXml({ sitemapindex: { "@xmlns": namespace, sitemap } }), changedAt };
  indexes.set(files, made);
  return made;
}

const toLocation = (path: string, changedAt: string | undefined) => ({
  loc: writableInXml(absoluteUrl(path)),
  ...(changedAt && { lastmod: changedAt }),
});

/** /sitemap.xml: all pages, or where the files with all pages are. @throws CmsRequestError without a copy */
export async function getSitemap(): Promise<TextDocument> {
  const files = await getFiles();
  return files.length === 1 && files[0] ? files[0] : toIndex(files);
}

/** One file of several, counted from 1. @throws CmsRequestError without a copy */
export async function getSitemapPart(number: number): Promise<TextDocument | undefined> {
  const files = await getFiles();
  return files.length > 1 ? files[number - 1] : undefined;
}
