import type { BreadcrumbList, SearchAction, WebSite, WithActionConstraints } from "schema-dts";
import type { Settings } from "@/lib/cms/settings";
import { siteTexts } from "@/lib/texts/shell";
import { absoluteUrl } from "@/lib/urls/absolute-url";
import { routes } from "@/lib/urls/routes";

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
    name: settings?.siteTitle ?? siteTexts.siteTitle,
    ...(settings?.metaDescription && { description: settings.metaDescription }),
    url: absoluteUrl(routes.home),
    inLanguage: "de",
    potentialAction: search,
  };
}

/** The current page is listed last and without a URL. */
export function toBreadcrumbList(way: { label: string; href: string }[], current: string): BreadcrumbList {
  const steps = [
    ...way.map(({ label, href }) => ({ name: label, item: absoluteUrl(href) })),
    { name: current },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  };
}
