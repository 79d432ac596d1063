"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { reportLinkTexts } from "@/lib/texts/content";
import { shellRoutes } from "@/lib/urls/shell-routes";

/**
 * Codes have capital letters, which no address of content has. The list of what opens something would be sent with every page;
 * where a report is received, `withoutSecrets` goes by it.
 */
const fromCode = /\/[^/%]*[A-Z].*$/;

export function ReportBarrier() {
  const path = usePathname();
  const query = new URLSearchParams(useSearchParams());
  // These parameters give access to a stored form with personal data.
  for (const name of ["antwort", "text"]) query.delete(name);
  const shown = path.replace(fromCode, "");
  const page = shown === path && query.size > 0 ? `${path}?${query}` : shown;
  return (
    <a href={shellRoutes.reportBarrier(path === shellRoutes.reportBarrier() ? undefined : page)}>
      {reportLinkTexts.barrier}
    </a>
  );
}
