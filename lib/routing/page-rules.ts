import { findPresentSlug } from "@/lib/cms/addresses";
import { articles, getArticle } from "@/lib/cms/articles";
import { categories, getCategory } from "@/lib/cms/categories";
import { requiredCollections } from "@/lib/cms/collections";
import { events, getEvent } from "@/lib/cms/events";
import { glossaryTerms } from "@/lib/cms/glossary";
import { getOrganisation, type OrganisationType, organisations } from "@/lib/cms/organisations";
import { getNewcomersPage, pages } from "@/lib/cms/pages";
import { readPreviewed, readPreviewLink } from "@/lib/cms/preview";
import { getInfo, getOffer, infos, offers } from "@/lib/cms/redirect-entries";
import {
  always,
  entry,
  found,
  frame,
  notFound,
  page,
  pass,
  type RouteDecision,
  type Rule,
} from "@/lib/cms/route-rules";
import { settings } from "@/lib/cms/settings";
import { readProposal } from "@/lib/cms/submissions";
import { collections } from "@/lib/content/collections";
import { findMedia } from "@/lib/content/published-media";
import { serverEnv } from "@/lib/env/server";
import { getEmbeddedStyles } from "@/lib/events/embedded-styles";
import { cleanCalendarQuery } from "@/lib/events/parse-calendar-view";
import { isFirstOfWeek } from "@/lib/events/week";
import { isOff, ruleOfFeature } from "@/lib/features";
import type { FeatureRouteName } from "@/lib/features-base";
import { readReceipt } from "@/lib/forms/signed-receipt";
import { pushKey } from "@/lib/letters/cms/subscriptions";
import { findPreviewedMedia } from "@/lib/media/previewed-media";
import { isIconName } from "@/lib/media/village-symbol";
import { reportError } from "@/lib/monitoring/report-error";
import { offersOffline } from "@/lib/offline/offers-offline";
import { getOrganisationOfCard } from "@/lib/organisations/contact-card";
import { waitForSearch } from "@/lib/search/indexing/readiness";
import { getSitemapPart } from "@/lib/seo/sitemap";
import { findShareCard } from "@/lib/share/share-card";
import { asciiPath } from "@/lib/urls/match-route";
import { routes, type ShareKind } from "@/lib/urls/routes";
import { type DecidedRoute, siteRoutes } from "@/lib/urls/site-routes";
import { toRedirectTarget } from "@/lib/urls/targets";

/** The page of a type of organisations. The slug of one of the other type, or a former slug, leads to its page. */
const organisationPage = (type: OrganisationType): Rule => ({
  needs: [...frame, organisations, events, articles],
  decide: async (slug) => {
    const present = (await findPresentSlug(organisations, slug)) ?? slug;
    const organisation = (await getOrganisation(slug)) ?? (await getOrganisation(present));
    if (!organisation) return notFound;
    const isHere = organisation.type === type && organisation.slug === slug;
    return isHere ? pass : { kind: "redirect", path: routes.organisation(organisation) };
  },
});

/** While the content is being read for the first time, the page says so itself. @param decide once there are results */
const results = (decide: Rule["decide"]): Rule => ({
  needs: [],
  decide: async (slug, query) => {
    if (await waitForSearch()) return decide(slug, query);
    const isFailing = requiredCollections.some(({ replica }) => replica.state === "failing");
    if (isFailing) await Promise.all(everything.map((collection) => collection.ready()));
    return { kind: "not ready" };
  },
});

const overview = (name: "clubs" | "daycare"): Rule =>
  always({ kind: "rewrite", path: asciiPath(siteRoutes[name].pattern) }, ...frame, organisations);

/** They exist whatever editors write, and answer 503 by themselves (lib/http/respond-with-document.ts). */
const textFile = always(pass);

const sharePicture = (kind: ShareKind): Rule => ({
  needs: [],
  decide: async (slug) => fileDecision((await findShareCard(kind, slug)) && "image/png"),
});

const everything = requiredCollections;

const rules: Record<Exclude<DecidedRoute, FeatureRouteName>, Rule> = {
  home: page(...everything),
  imprint: page(pages),
  privacy: page(pages),
  accessibility: page(pages),
  easyLanguage: page(pages),
  newcomers: found([...frame, pages], getNewcomersPage),
  participate: page(pages),
  contact: page(pages),
  glossary: page(glossaryTerms),
  reportBarrier: page(),
  reportContent: page(),
  cookies: page(),
  offline: page(events),
  calendar: {
    needs: [...frame, events, organisations],
    decide: (_slug, asked) => {
      const query = cleanCalendarQuery(asked);
      return query === undefined ? pass : { kind: "redirect", path: routes.calendar(), query };
    },
  },
  subscribe: {
    needs: [...frame, events, organisations],
    decide: (_slug, asked) => {
      const filled = [...asked].filter(([, value]) => value);
      if (filled.length === asked.size) return pass;
      const query = filled.length > 0 ? `?${new URLSearchParams(filled)}` : "";
      return { kind: "redirect", path: routes.subscribe(), query };
    },
  },
  poster: page(events),
  week: found([...frame, events], (day) => isFirstOfWeek(day, new Date())),
  news: page(articles),
  clubs: overview("clubs"),
  daycare: overview("daycare"),
  search: results(() => pass),
  // A category is also found by its name, which may hold a slash; a category that does not exist has a page that says so.
  category: results(decideCategory),
  event: entry(routes.event, events, getEvent, [organisations]),
  article: entry(routes.article, articles, getArticle, [organisations]),
  club: organisationPage("verein"),
  facility: organisationPage("kindertagesstätte"),
  sent: found(frame, readReceipt),
  proposal: found(frame, readProposal),
  preview: { needs: everything, decide: decidePreview },
  // Only rewrites may reach it.
  unavailable: always(notFound),
  feed: textFile,
  sitemap: textFile,
  sitemapPart: found([...frame, pages, events, articles, organisations], (part) =>
    getSitemapPart(Number(part)),
  ),
  robots: textFile,
  securityTxt: textFile,
  openSearch: textFile,
  manifest: textFile,
  calendarFile: textFile,
  offlineWorker: {
    needs: [],
    decide: () => (offersOffline() || pushKey() ? { kind: "worker" } : notFound),
  },
  eventFile: entry(routes.eventFile, events, getEvent, [organisations]),
  contactCard: entry(routes.contactCard, organisations, (slug) => getOrganisationOfCard(`${slug}.vcf`)),
  embedded: {
    needs: [organisations, settings],
    decide: async (slug) => {
      const present = await findPresentSlug(organisations, slug);
      if (present && !(await getOrganisation(slug)))
        return { kind: "redirect", path: routes.embedded(present) };
      return { kind: "embedded", styles: await getEmbeddedStyles(slug) };
    },
  },
  offer: entry(routes.offer, offers, async (slug) => hasSafeTarget("angebot", await getOffer(slug))),
  info: entry(routes.info, infos, async (slug) => hasSafeTarget("info", await getInfo(slug))),
  media: { needs: [], decide: async (name) => fileDecision(await mediaMime(name)) },
  villageIcon: {
    needs: [],
    decide: (name) => fileDecision(isIconName(name) ? "image/png" : undefined),
  },
  shareOfSite: sharePicture("seite"),
  shareOfEvent: sharePicture("veranstaltung"),
  shareOfArticle: sharePicture("beitrag"),
  shareOfOrganisation: sharePicture("organisation"),
};

/** The rule of a page or a file; undefined for what the middleware does not decide. */
export function ruleOf(name: string): Rule | undefined {
  if (isOff(name)) return always(notFound);
  return (rules as Partial<Record<string, Rule>>)[name] ?? ruleOfFeature(name);
}

/** Reads the entry too, so that one that is gone is a 404 and a CMS that fails a 503. */
async function decidePreview(text: string): Promise<RouteDecision> {
  const link = readPreviewLink(text);
  const collection = collections().find(({ model }) => model === link?.model);
  if (!link || !collection) return notFound;
  if (link.isExpired) return { kind: "preview", status: 410 };
  return (await readPreviewed(collection, link)) ? { kind: "preview", status: 200 } : notFound;
}

function fileDecision(mime: string | undefined): RouteDecision {
  return mime ? { kind: "file", mime } : notFound;
}

async function decideCategory(nameOrSlug: string): Promise<RouteDecision> {
  if (await getCategory(nameOrSlug)) return pass;
  const present = await findPresentSlug(categories, nameOrSlug);
  return present ? { kind: "redirect", path: routes.category(present) } : pass;
}

async function mediaMime(name: string): Promise<string | undefined> {
  return ((await findMedia(name)) ?? (await findPreviewedMedia(name)))?.mime;
}

function hasSafeTarget(kind: string, redirectEntry: { slug: string; target: string } | undefined): boolean {
  if (!redirectEntry) return false;
  const isSafe = toRedirectTarget(redirectEntry.target, serverEnv().SITE_URL) !== undefined;
  if (!isSafe) reportError(new Error(`Unsafe Ziel of ${kind} ${redirectEntry.slug} was not followed`));
  return isSafe;
}
