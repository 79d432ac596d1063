import { absoluteUrl } from "@/lib/absolute-url";
import { derived } from "@/lib/cms/derived";
import { getSettings, type Settings, settings } from "@/lib/cms/settings";
import type { TextDocument } from "@/lib/http/respond-with-document";
import { shorten } from "@/lib/rich-text/plain-text";
import { routes } from "@/lib/routes";
import { layoutTexts } from "@/lib/texts/layout";
import { seoTexts } from "@/lib/texts/seo";
import { toXml } from "./xml";

/** The limit of OpenSearch 1.1 in characters */
const maxNameLength = 16;

/** The description by which browsers search the site from their address bar (OpenSearch 1.1). */
export function toOpenSearch(villageSettings: Settings | undefined): TextDocument {
  const title = villageSettings?.siteTitle ?? layoutTexts.siteTitle;
  const isShort = title.length <= maxNameLength;
  const body = toXml({
    OpenSearchDescription: {
      "@xmlns": "http://a9.com/-/spec/opensearch/1.1/",
      ShortName: isShort ? title : shorten(villageSettings?.village ?? title, maxNameLength),
      Description: seoTexts.search(title),
      InputEncoding: "UTF-8",
      Language: "de-DE",
      Image: { "@width": 32, "@height": 32, "@type": "image/svg+xml", "#text": absoluteUrl("/favicon.svg") },
      Url: { "@type": "text/html", "@template": `${absoluteUrl(routes.search())}?q={searchTerms}` },
    },
  });
  return { body, changedAt: villageSettings?.changedAt };
}

export const getOpenSearch = derived([settings], async () => toOpenSearch(await getSettings()));
