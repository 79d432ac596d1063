import { articles } from "@/lib/cms/articles";
import type { ListedPage } from "@/lib/cms/collection";
import { derived } from "@/lib/cms/derived";
import { events } from "@/lib/cms/events";
import { glossary } from "@/lib/cms/glossary";
import { organisations } from "@/lib/cms/organisations";
import { pages } from "@/lib/cms/pages";
import { collections } from "@/lib/content/collections";
import { isOff } from "@/lib/features";
import { newestChange, type TextDocument } from "@/lib/http/respond-with-document";
import { absoluteUrl } from "@/lib/urls/absolute-url";
import { routes } from "@/lib/urls/routes";
import { pageRoutes } from "@/lib/urls/site-routes";
import { toXml } from "./xml";

/** The limit of the protocol (sitemaps.org) */
export const pagesPerFile = 50_000;

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

const fixedPages = () =>
  Object.entries(pageRoutes).filter(([name, { isListed }]) => isListed && !isOff(name));

/** Every page once, without redirects and searches. */
async function listPages(): Promise<ListedPage[]> {
  const [texts, allEvents, allArticles, allOrganisations, terms, ...ofEntries] = await Promise.all([
    pages.ready(),
    events.ready(),
    articles.ready(),
    organisations.ready(),
    glossary.ready(),
    ...collections().map((collection) => collection.listedPages?.() ?? []),
  ]);
  const textOf = (slug: string) => texts.items.find((page) => page.slug === slug)?.changedAt;
  const ofType = (type: string) => newestChange(allOrganisations.items.filter((item) => item.type === type));
  const changes: Partial<Record<string, string | undefined>> = {
    home: textOf("startseite"),
    participate: textOf("mitmachen"),
    contact: textOf("kontakt"),
    easyLanguage: textOf("leichte-sprache"),
    accessibility: textOf("barrierefreiheit"),
    imprint: textOf("impressum"),
    privacy: textOf("datenschutz"),
    calendar: newestChange(allEvents.items),
    news: newestChange(allArticles.items),
    clubs: ofType("verein"),
    daycare: ofType("kindertagesstätte"),
    glossary: newestChange(terms),
  };
  return [
    ...fixedPages().map(([name, { pattern }]) => ({ path: encodeURI(pattern), changedAt: changes[name] })),
    ...ofEntries.flat(),
  ];
}

async function makeFiles() {
  const files = toFiles(await listPages());
  return { files, root: files.length === 1 && files[0] ? files[0] : toIndex(files) };
}

let known: (() => Promise<Awaited<ReturnType<typeof makeFiles>>>) | undefined;

/** All pages in as many files as needed, usually one. `root` is that file, or the index of several. */
function getFiles() {
  const withPages = collections().filter(({ listedPages }) => listedPages);
  known ??= derived([pages, glossary, ...withPages], makeFiles);
  return known();
}

export function toFiles(listed: readonly ListedPage[]): TextDocument[] {
  const count = Math.max(1, Math.ceil(listed.length / pagesPerFile));
  return Array.from({ length: count }, (_, index) => {
    const ofFile = listed.slice(index * pagesPerFile, (index + 1) * pagesPerFile);
    const url = ofFile.map(toLocation);
    return { body: toXml({ urlset: { "@xmlns": namespace, url } }), changedAt: newestChange(ofFile) };
  });
}

/** The sitemap index of several files. */
export function toIndex(files: TextDocument[]): TextDocument {
  const sitemap = files.map(({ changedAt }, index) =>
    toLocation({ path: routes.sitemapPart(index + 1), changedAt }),
  );
  return { body: toXml({ sitemapindex: { "@xmlns": namespace, sitemap } }), changedAt: newestChange(files) };
}

const toLocation = ({ path, changedAt }: ListedPage) => ({
  loc: absoluteUrl(path),
  ...(changedAt && { lastmod: changedAt }),
});

/** /sitemap.xml: all pages, or the index of the files with all pages. */
export const getSitemap = async (): Promise<TextDocument> => (await getFiles()).root;

/** One file of several, counted from 1. */
export async function getSitemapPart(number: number): Promise<TextDocument | undefined> {
  const { files } = await getFiles();
  return files.length > 1 ? files[number - 1] : undefined;
}
