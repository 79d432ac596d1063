import { firstPartsOfFeatures } from "../features/feature-names.ts";
import { personalPaths } from "./personal-paths.ts";

/**
 * Short addresses for posters: "/fest" leads to "/veranstaltung/feuerwehrfest". CMS and site check them alike. None can lead
 * to another redirect, because targets begin with a part of `targetParts`, and names may not.
 */

/** First parts of the paths of pages and files. lib/urls/short-address.test.ts compares both lists with routes and `public/`. */
export const targetParts = [
  ...[
    "",
    "impressum",
    "datenschutz",
    "barrierefreiheit",
    "leichte-sprache",
    "willkommen",
    "glossar",
    "kontakt",
    "mitmachen",
  ],
  ...[
    "barriere-melden",
    "inhalt-melden",
    "cookie-einstellungen",
    "unterwegs",
    "veranstaltungen",
    "aushang",
    "woche",
  ],
  ...[
    "aktuelles",
    "übersicht",
    "suchergebnisse",
    "veranstaltung",
    "beitrag",
    "abfall",
    "verein",
    "einrichtung",
  ],
  ...["rueckmeldung", "bescheid"],
  ...[
    "feed.xml",
    "sitemap.xml",
    "sitemap",
    "robots.txt",
    ".well-known",
    "opensearch.xml",
    "manifest.webmanifest",
    "unterwegs.js",
  ],
  ...["veranstaltungen.ics", "kontaktdaten", "einbetten", "dateien", "dorfzeichen", "teilbild"],
  ...firstPartsOfFeatures,
];

/** First parts of all other paths: what redirects itself, what nobody opens or one person alone, and `public/` */
export const otherParts = [
  ...["angebot", "info", "stoerung", "api", "_next", "favicon.svg", "medien", "symbole"],
  ...personalPaths.map((path) => path.split("/")[1] ?? ""),
];

/** One spelling of a path's part, however case, umlauts and accents are written */
const fold = (part: string): string =>
  part
    .trim()
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

const foldedTargets = new Set(targetParts.map(fold));
const taken = new Set([...targetParts, ...otherParts].map(fold));

/** What a short address is compared by, of letters a to z, digits and hyphens; undefined for other text */
export function shortAddressOf(text: string): string | undefined {
  const folded = fold(text);
  return /^[a-z0-9-]+$/.test(folded) ? folded : undefined;
}

/** Whether a path of the site begins like the short address */
export const isTaken = (shortAddress: string): boolean => taken.has(shortAddress);

/** Whether a target is a path of the site's pages and files, with query and fragment or without */
export function isShortAddressTarget(target: string): boolean {
  const base = "http://path.invalid";
  const url = target.startsWith("/") ? URL.parse(target, base) : null;
  // Some servers decode an escaped slash, or an escaped escape, before they look.
  if (url?.origin !== base || /%(?:2f|5c|25)/i.test(url.pathname)) return false;
  try {
    const parts = url.pathname.split("/").map((part) => fold(decodeURIComponent(part)));
    const path = parts.join("/");
    return foldedTargets.has(parts[1] ?? "") && !personalPaths.some((start) => path.startsWith(`${start}/`));
  } catch {
    return false;
  }
}
