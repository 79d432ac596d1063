import { shorten } from "@dorfforum/shared/text/shorten";
import { derived } from "@/lib/cms/derived";
import { getSettings, type Settings, settings } from "@/lib/cms/settings";
import { toMailtoLink } from "@/lib/contact/mailto-link";
import { addMonths, presentMonth } from "@/lib/dates/months";
import type { TextDocument } from "@/lib/http/respond-with-document";
import { favicon, iconAddress } from "@/lib/media/village-symbol";
import { seoTexts, siteTexts } from "@/lib/texts/shell";
import { absoluteUrl } from "@/lib/urls/absolute-url";
import { routes } from "@/lib/urls/routes";
import { toXml } from "./xml";

const icons = [
  { name: "symbol-192.png", size: 192, purpose: "any" },
  { name: "symbol-512.png", size: 512, purpose: "any" },
  { name: "symbol-maskierbar-512.png", size: 512, purpose: "maskable" },
] as const;

export function toManifest(villageSettings: Settings | undefined): TextDocument {
  const name = villageSettings?.siteTitle ?? siteTexts.siteTitle;
  const manifest = {
    id: routes.home,
    name,
    short_name: villageSettings?.village ?? name,
    ...(villageSettings?.metaDescription && { description: villageSettings.metaDescription }),
    lang: "de",
    dir: "ltr",
    start_url: routes.home,
    scope: routes.home,
    display: "minimal-ui",
    background_color: "#f2f5ea",
    theme_color: "#f2f5ea",
    icons: icons.map(({ name: file, size, purpose }) => ({
      src: iconAddress(file, villageSettings),
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
  return { body: JSON.stringify(manifest), changedAt: villageSettings?.changedAt };
}

export const getManifest = derived([settings], async () => toManifest(await getSettings()));

/** The limit of OpenSearch 1.1 in characters */
const maxNameLength = 16;

/** The description by which browsers search the site from their address bar (OpenSearch 1.1). */
export function toOpenSearch(villageSettings: Settings | undefined): TextDocument {
  const title = villageSettings?.siteTitle ?? siteTexts.siteTitle;
  const icon = favicon(villageSettings);
  const isShort = title.length <= maxNameLength;
  const body = toXml({
    OpenSearchDescription: {
      "@xmlns": "http://a9.com/-/spec/opensearch/1.1/",
      ShortName: isShort ? title : shorten(villageSettings?.village ?? title, maxNameLength),
      Description: seoTexts.search(title),
      InputEncoding: "UTF-8",
      Language: "de-DE",
      Image: { "@width": 32, "@height": 32, "@type": icon.type, "#text": absoluteUrl(icon.url) },
      Url: { "@type": "text/html", "@template": `${absoluteUrl(routes.search())}?q={searchTerms}` },
    },
  });
  return { body, changedAt: villageSettings?.changedAt };
}

export const getOpenSearch = derived([settings], async () => toOpenSearch(await getSettings()));

/** Keeps crawlers out of the API and of searches, whose number is unlimited. Other unlisted pages carry `noindex`. */
export const toRobots = (): string => `User-agent: *
Disallow: ${routes.api}
Disallow: ${routes.search()}?*q=

Sitemap: ${absoluteUrl(routes.sitemap)}
`;

/** Whom to tell about a weakness (RFC 9116): the addresses of the settings. Undefined where there is none. */
export function toSecurityTxt(villageSettings: Settings | undefined, now: Date): TextDocument | undefined {
  const { email, editorsEmail } = villageSettings ?? {};
  const contacts = [...new Set([editorsEmail, email])].flatMap((address) =>
    address ? `Contact: ${toMailtoLink(address)}` : [],
  );
  if (contacts.length === 0) return undefined;
  // At most a year ahead; the same for a month, so that crawlers get 304.
  const expires = `${addMonths(presentMonth(now), 7)}-01T00:00:00.000Z`;
  const lines = [
    ...contacts,
    `Contact: ${absoluteUrl(routes.contact)}`,
    `Expires: ${expires}`,
    "Preferred-Languages: de, en",
    `Canonical: ${absoluteUrl(routes.securityTxt)}`,
  ];
  return { body: `${lines.join("\n")}\n` };
}
