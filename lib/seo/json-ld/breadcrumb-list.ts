import type { BreadcrumbList } from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";

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
