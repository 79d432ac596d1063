import { articles, getArticle } from "@/lib/cms/articles";
import { categories } from "@/lib/cms/categories";
import type { Collection } from "@/lib/cms/collection";
import { collections } from "@/lib/cms/collections";
import { isCmsRequestError } from "@/lib/cms/errors";
import { events, getEvent } from "@/lib/cms/events";
import { getInfo, infos } from "@/lib/cms/infos";
import { getOffer, offers } from "@/lib/cms/offers";
import { organisations } from "@/lib/cms/organisations";
import { pages } from "@/lib/cms/pages";
import { settings } from "@/lib/cms/settings";
import { serverEnv } from "@/lib/env/server";
import { readReceipt } from "@/lib/forms/signed-receipt";
import { decodedPath } from "@/lib/http/decoded-path";
import { findMedia } from "@/lib/media/published-media";
import { reportError } from "@/lib/monitoring/report-error";
import { getOrganisationOfCard } from "@/lib/organisations/contact-card";
import { routes } from "@/lib/routes";
import { getSitemapPart } from "@/lib/seo/sitemap";
import { findShareCard, shareKinds } from "@/lib/share/share-card";
import { toRedirectTarget } from "@/lib/targets";

export type Decision =
  | { kind: "pass" }
  /** A file of the media library, which must not be a document that can run anything */
  | { kind: "file"; mime: string }
  /** Served by another path of the app */
  | { kind: "rewrite"; path: string }
  | { kind: "redirect"; path: string }
  | { kind: "not found" }
  | { kind: "unavailable" };

const frame: Collection<unknown>[] = [settings, categories];

/** Pages that exist whatever editors write, and what they cannot be rendered without. */
const fixed = new Map<string, readonly Collection<unknown>[]>([
  [routes.home, collections],
  [routes.imprint, [...frame, pages]],
  [routes.privacy, [...frame, pages]],
  [routes.accessibility, [...frame, pages]],
  [routes.cookies(), frame],
  [routes.easyLanguage, [...frame, pages]],
  [routes.participate, [...frame, pages]],
  [routes.contact, [...frame, pages]],
  [routes.calendar(), [...frame, events, organisations]],
  [routes.subscribe(), [...frame, events, organisations]],
  [routes.reportBarrier(), frame],
  [routes.reportContent(), frame],
]);

/** However its umlauts and capitals are typed. */
const asciiPath = (path: string) => path.toLowerCase().replaceAll("ü", "ue").replaceAll("ä", "ae");

/** Umlaut paths by their decoded form: Next cannot serve a folder with an umlaut, so the app's folder is ASCII. */
const overviews = new Map(
  [routes.clubs, routes.daycare].map(decodeURIComponent).map((path) => [path, asciiPath(path)] as const),
);

const entries: Record<string, { needs: Collection<unknown>[]; exists: (slug: string) => Promise<boolean> }> =
  {
    veranstaltung: {
      needs: [...frame, events, organisations],
      exists: async (slug) => (await getEvent(slug)) !== undefined,
    },
    beitrag: { needs: [...frame, articles], exists: async (slug) => (await getArticle(slug)) !== undefined },
    angebot: {
      needs: [...frame, offers],
      exists: async (slug) => leadsSomewhere(await getOffer(slug), "angebot"),
    },
    kontaktdaten: {
      needs: [...frame, organisations],
      exists: async (file) => (await getOrganisationOfCard(file)) !== undefined,
    },
    sitemap: {
      needs: [...frame, pages, events, articles, organisations],
      exists: async (number) => (await getSitemapPart(Number(number))) !== undefined,
    },
    gesendet: { needs: frame, exists: async (receipt) => readReceipt(receipt) !== undefined },
    info: { needs: [...frame, infos], exists: async (slug) => leadsSomewhere(await getInfo(slug), "info") },
  };

function leadsSomewhere(signpost: { slug: string; target: string } | undefined, kind: string): boolean {
  if (!signpost) return false;
  const isSafe = toRedirectTarget(signpost.target, serverEnv().SITE_URL) !== undefined;
  if (!isSafe) reportError(new Error(`Unsafe Ziel of ${kind} ${signpost.slug} was not followed`));
  return isSafe;
}

/** App folders that only rewrites may reach. */
const internal = /^\/(stoerung|uebersicht)(\/|$)/;

/**
 * What becomes of a request for a page, found out before anything is rendered: notFound() inside a page would send
 * an empty document to everyone without JavaScript. The one place that knows 404 and 503.
 */
export async function decide(pathname: string): Promise<Decision> {
  const path = decodedPath(pathname);
  if (path === undefined) return { kind: "not found" };
  try {
    return await decideDecoded(path);
  } catch (error) {
    if (isCmsRequestError(error)) return { kind: "unavailable" };
    throw error;
  }
}

async function decideDecoded(path: string): Promise<Decision> {
  const needs = fixed.get(path);
  if (needs) return whenReady(needs, { kind: "pass" });

  const folder = overviews.get(path);
  if (folder) return whenReady([...frame, organisations], { kind: "rewrite", path: folder });
  for (const [overview, ascii] of overviews)
    if (asciiPath(path) === ascii) return { kind: "redirect", path: encodeURI(overview) };
  if (internal.test(path)) return { kind: "not found" };

  const [, first = "", slug, ...more] = path.split("/");
  if (first === "dateien" && slug && more.length === 0) {
    const file = await findMedia(slug);
    return file ? { kind: "file", mime: file.mime } : { kind: "not found" };
  }
  if (first === "teilbild") {
    return (await isSharePicture(slug, more)) ? { kind: "file", mime: "image/png" } : { kind: "not found" };
  }
  if (first === "suchergebnisse") return whenReady(collections, { kind: "pass" });
  const entry = entries[first];
  if (!entry) return { kind: "pass" };
  const isPage = more.length === 0;
  const isFile = first === "veranstaltung" && more.join("/") === "kalender.ics";
  if (slug === undefined || !(isPage || isFile)) return { kind: "not found" };
  await whenReady(entry.needs, undefined);
  return (await entry.exists(slug)) ? { kind: "pass" } : { kind: "not found" };
}

async function isSharePicture(kind: string | undefined, [file = "", ...more]: string[]): Promise<boolean> {
  const known = shareKinds.find((name) => name === kind);
  if (!known || more.length > 0 || !file.endsWith(".png")) return false;
  return (await findShareCard(known, file.slice(0, -".png".length))) !== undefined;
}

async function whenReady<Result>(needs: readonly Collection<unknown>[], result: Result): Promise<Result> {
  await Promise.all(needs.map((collection) => collection.ready()));
  return result;
}
