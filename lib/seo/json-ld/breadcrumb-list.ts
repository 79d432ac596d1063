import type { BreadcrumbList } from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";

/** The way from the home page to this page, whose own address search engines know. */
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
