import type { SearchAction, WebSite, WithActionConstraints } from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";
import type { Settings } from "@/lib/cms/settings";
import { routes } from "@/lib/routes";
import { layoutTexts } from "@/lib/texts/layout";

export function toWebSite(settings: Settings | undefined): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${absoluteUrl(routes.search())}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    name: settings?.siteTitle ?? layoutTexts.siteTitle,
    ...(settings?.metaDescription && { description: settings.metaDescription }),
    url: absoluteUrl(routes.home),
    inLanguage: "de",
    potentialAction: search,
  };
}
