import { findPresentSlug } from "@/lib/cms/addresses";
import { articles, getArticle } from "@/lib/cms/articles";
import { categories, getCategory } from "@/lib/cms/categories";
import type { Collection } from "@/lib/cms/collection";
import { collections, requiredCollections } from "@/lib/cms/collections";
import { findConfirmable } from "@/lib/cms/confirmations";
import { events, getEvent } from "@/lib/cms/events";
import { glossaryTerms } from "@/lib/cms/glossary";
import { getOrganisation, type OrganisationType, organisations } from "@/lib/cms/organisations";
import { pages } from "@/lib/cms/pages";
import { readPreviewed, readPreviewLink } from "@/lib/cms/preview";
import { settings } from "@/lib/cms/settings";
import { getInfo, getOffer, infos, offers } from "@/lib/cms/signposts";
import { readProposal } from "@/lib/cms/submissions";
import { serverEnv } from "@/lib/env/server";
import { cleanCalendarQuery } from "@/lib/events/calendar-view";
import { readReceipt } from "@/lib/forms/signed-receipt";
import { findPreviewedMedia } from "@/lib/media/previewed-media";
import { findMedia } from "@/lib/media/published-media";
import { isIconName } from "@/lib/media/village-symbol";
import { reportError } from "@/lib/monitoring/report-error";
import { offersOffline } from "@/lib/offline/offers-offline";
import { getOrganisationOfCard } from "@/lib/organisations/contact-card";
import { getSitemapPart } from "@/lib/seo/sitemap";
import { findShareCard, type ShareKind, shareKinds } from "@/lib/share/share-card";
import { routes } from "@/lib/urls/routes";
import { toRedirectTarget } from "@/lib/urls/targets";

export type RouteDecision =
  | { kind: "pass" }
  /** A file of the media library, which must not be a document that can run anything */
  | { kind: "file"; mime: string }
  /** A script that runs beside pages, under a policy of its own */
  | { kind: "worker" }
  /** Served by another path of the app */
  | { kind: "rewrite"; path: string }
  /** With the query that was asked for, unless there is another one ("" or "?…") */
  | { kind: "redirect"; path: string; query?: string }
  /** A page that is shown to editors alone, also in a frame of their panel */
  | { kind: "preview"; status: 200 | 410 }
  | { kind: "not found" };

type Route = {
  /** While one of these collections is missing, the route is answered with 503. */
  needs: readonly Collection<unknown>[];
  /** @param slug what stands in place of the pattern's `*`; "" of a fixed path */
  decide: (slug: string, query: URLSearchParams) => RouteDecision | Promise<RouteDecision>;
  /** Whether the slug may hold slashes */
  isDeep?: boolean;
};

const frame = [settings, categories];

const everything = requiredCollections;

const pass = { kind: "pass" } as const;
const notFound = { kind: "not found" } as const;

const always = (decision: RouteDecision, ...needs: Collection<unknown>[]): Route => ({
  needs,
  decide: () => decision,
});

const page = (path: string, ...needs: Collection<unknown>[]): [string, Route] => [
  decodeURIComponent(path),
  always(pass, ...frame, ...needs),
];

/** A path with something in it that `find` finds. */
const found = (
  path: string,
  needs: readonly Collection<unknown>[],
  find: (slug: string) => unknown,
): [string, Route] => [path, { needs, decide: async (slug) => ((await find(slug)) ? pass : notFound) }];

/** The page of an entry, or something that belongs to it. A former slug leads to the present one. */
const entry = <Item extends { slug: string }>(
  toPath: (slug: string) => string,
  collection: Collection<Item>,
  find: (slug: string) => unknown,
  needs: readonly Collection<unknown>[] = [],
): [string, Route] => [
  toPath(any),
  {
    needs: [...frame, collection, ...needs],
    decide: async (slug) => {
      if (await find(slug)) return pass;
      const present = await findPresentSlug(collection, slug);
      return present ? { kind: "redirect", path: toPath(present) } : notFound;
    },
  },
];

/** The page of a type of organisations. The slug of one of the other type, or a former slug, leads to its page. */
const organisationPage = (type: OrganisationType): [string, Route] => [
  routes.organisation({ type, slug: any }),
  {
    needs: [...frame, organisations, events, articles],
    decide: async (slug) => {
      const present = (await findPresentSlug(organisations, slug)) ?? slug;
      const organisation = (await getOrganisation(slug)) ?? (await getOrganisation(present));
      if (!organisation) return notFound;
      const isHere = organisation.type === type && organisation.slug === slug;
      return isHere ? pass : { kind: "redirect", path: routes.organisation(organisation) };
    },
  },
];

/** Umlauts as the app's folders spell them, because Next cannot serve a folder with an umlaut. */
export const asciiPath = (path: string) => path.toLowerCase().replaceAll("ü", "ue").replaceAll("ä", "ae");

/** They exist whatever editors write, and answer 503 by themselves (lib/http/respond-with-document.ts). */
const documents = [
  routes.feed,
  routes.sitemap,
  routes.robots,
  routes.securityTxt,
  routes.openSearch,
  routes.manifest,
];

const overviews = [routes.clubs, routes.daycare].map(decodeURIComponent);

const fixedRoutes = new Map<string, Route>([
  page(routes.home, ...everything),
  ...[routes.imprint, routes.privacy, routes.accessibility].map((path) => page(path, pages)),
  ...[routes.easyLanguage, routes.participate, routes.contact].map((path) => page(path, pages)),
  page(routes.glossary, glossaryTerms),
  page(routes.cookies()),
  page(routes.offline, events),
  [routes.offlineWorker, { needs: [], decide: () => (offersOffline() ? { kind: "worker" } : notFound) }],
  [
    routes.calendar(),
    { needs: [...frame, events, organisations], decide: (_slug, query) => decideCalendar(query) },
  ],
  page(routes.subscribe(), events, organisations),
  page(routes.news(), articles),
  page(routes.poster(), events),
  page(routes.reportBarrier()),
  page(routes.reportContent()),
  page(routes.search(), ...everything),
  ...[...documents, routes.calendarFile()].map((path): [string, Route] => [path, always(pass)]),
  // Only rewrites may reach it.
  [routes.unavailable, always(notFound)],
  ...overviews.map((path): [string, Route] => [
    path,
    always({ kind: "rewrite", path: asciiPath(path) }, ...frame, organisations),
  ]),
]);

function decideCalendar(asked: URLSearchParams): RouteDecision {
  const query = cleanCalendarQuery(asked);
  return query === undefined ? pass : { kind: "redirect", path: routes.calendar(), query };
}

/** The overviews' addresses, however their umlauts and capitals are typed. */
const redirects = new Map<string, Route>(
  overviews.map((path) => [asciiPath(path), always({ kind: "redirect", path: encodeURI(path) })]),
);

/** Stands for the slug in a pattern */
export const any = "*";

const slugRoutes = new Map<string, Route>([
  entry(routes.event, events, getEvent, [organisations]),
  entry(routes.eventFile, events, getEvent, [organisations]),
  entry(routes.article, articles, getArticle, [organisations]),
  organisationPage("verein"),
  organisationPage("kindertagesstätte"),
  entry(routes.offer, offers, async (slug) => hasSafeTarget("angebot", await getOffer(slug))),
  entry(routes.info, infos, async (slug) => hasSafeTarget("info", await getInfo(slug))),
  entry((slug) => routes.feedback("beitrag", slug), articles, getArticle),
  entry((slug) => routes.feedback("veranstaltung", slug), events, getEvent, [organisations]),
  entry((slug) => routes.feedback("organisation", slug), organisations, getOrganisation),
  entry(routes.contactCard, organisations, (slug) => getOrganisationOfCard(`${slug}.vcf`)),
  found(routes.sitemapPart(any), [...frame, pages, events, articles, organisations], (part) =>
    getSitemapPart(Number(part)),
  ),
  found(routes.sent(any), frame, readReceipt),
  found(routes.proposal(any), frame, readProposal),
  found(routes.confirmation(any), [...frame, organisations, offers, infos], findConfirmable),
  [routes.preview(any), { needs: everything, decide: decidePreview }],
  // A category is also found by its name, which may hold a slash; a category that does not exist has a page that says so.
  [routes.category(any), { needs: everything, decide: decideCategory, isDeep: true }],
  [
    routes.villageIcon(any),
    { needs: [], decide: (name) => fileDecision(isIconName(name) ? "image/png" : undefined) },
  ],
  [routes.media(any), { needs: [], decide: async (name) => fileDecision(await mediaMime(name)) }],
  ...shareKinds.map((kind): [string, Route] => [
    routes.sharePicture(kind, any),
    { needs: [], decide: async (slug) => fileDecision(await sharePictureMime(kind, slug)) },
  ]),
]);

/** Reads the entry too, so that one that is gone is a 404 and a CMS that fails a 503. */
async function decidePreview(text: string): Promise<RouteDecision> {
  const link = readPreviewLink(text);
  const collection = collections.find(({ model }) => model === link?.model);
  if (!link || !collection) return notFound;
  if (link.isExpired) return { kind: "preview", status: 410 };
  return (await readPreviewed(collection, link)) ? { kind: "preview", status: 200 } : notFound;
}

const fileDecision = (mime: string | undefined): RouteDecision => (mime ? { kind: "file", mime } : notFound);

async function decideCategory(nameOrSlug: string): Promise<RouteDecision> {
  if (await getCategory(nameOrSlug)) return pass;
  const present = await findPresentSlug(categories, nameOrSlug);
  return present ? { kind: "redirect", path: routes.category(present) } : pass;
}

const mediaMime = async (name: string) => ((await findMedia(name)) ?? (await findPreviewedMedia(name)))?.mime;

const sharePictureMime = async (kind: ShareKind, slug: string) =>
  (await findShareCard(kind, slug)) && "image/png";

function hasSafeTarget(kind: string, signpost: { slug: string; target: string } | undefined): boolean {
  if (!signpost) return false;
  const isSafe = toRedirectTarget(signpost.target, serverEnv().SITE_URL) !== undefined;
  if (!isSafe) reportError(new Error(`Unsafe Ziel of ${kind} ${signpost.slug} was not followed`));
  return isSafe;
}

const folderOf = (path: string) => path.split("/", 2).join("/");
const slugFolders = new Set([...slugRoutes.keys()].map(folderOf));
const patterns = [...slugRoutes].map(([path, route]) => {
  const [start = "", end = ""] = path.split(any);
  return { start, end, pattern: path, route };
});

/** Every path that the app serves, with `*` in place of a slug; of rewrites the path of the app's folder. */
export const servedPaths: readonly string[] = [
  ...[...fixedRoutes.keys()].map(asciiPath),
  ...slugRoutes.keys(),
];

/** The route of a decoded path, its pattern with `*`, and the slug in it. Undefined for files of `public/` and for what nothing serves. */
export function findRoute(path: string): { route: Route; slug: string; pattern: string } | undefined {
  const fixed = fixedRoutes.get(path);
  if (fixed) return { route: fixed, slug: "", pattern: path };
  const redirect = redirects.get(asciiPath(path));
  if (redirect) return { route: redirect, slug: "", pattern: asciiPath(path) };
  for (const { start, end, pattern, route } of patterns) {
    if (!path.startsWith(start) || !path.endsWith(end)) continue;
    const slug = path.slice(start.length, path.length - end.length);
    if (slug !== "" && (route.isDeep || !slug.includes("/"))) return { route, slug, pattern };
  }
  const folder = folderOf(path);
  return slugFolders.has(folder) ? { route: always(notFound), slug: "", pattern: `${folder}/…` } : undefined;
}
