import { absoluteUrl } from "@/lib/absolute-url";
import { derived } from "@/lib/cms/derived";
import { getSettings, type Settings, settings } from "@/lib/cms/settings";
import type { TextDocument } from "@/lib/http/answer-document";
import { shorten } from "@/lib/rich-text/plain-text";
import { routes } from "@/lib/routes";
import { layoutTexts } from "@/lib/texts/layout";
import { seoTexts } from "@/lib/texts/seo";
import { toXml, writableInXml } from "./xml";

/** The limit of OpenSearch 1.1 in characters */
const maxNameLength = 16;

/** The description by which browsers search the site from their address bar (OpenSearch 1.1). */
export function toOpenSearch(villageSettings: Settings | undefined): TextDocument {
  const title = writableInXml(villageSettings?.siteTitle ?? layoutTexts.siteTitle);
  const body = toXml({
    OpenSearchDescription: {
      "@xmlns": "http://a9.com/-/spec/opensearch/1.1/",
      ShortName:
        title.length <= maxNameLength
          ? title
          : writableInXml(shorten(villageSettings?.village ?? title, maxNameLength)),
      Description: seoTexts.search(title),
      InputEncoding: "UTF-8",
      Language: "de-DE",
      Image: {
        "@width": "32",
        "@height": "32",
        "@type": "image/svg+xml",
        "#text": absoluteUrl("/favicon.svg"),
      },
      Url: { "@type": "text/html", "@template": `${absoluteUrl(routes.search())}?q={searchTerms}` },
    },
  });
  return { body, changedAt: villageSettings?.changedAt };
}

/** @throws CmsRequestError without a copy */
export const getOpenSearch = derived([settings], async () => toOpenSearch(await getSettings()));
