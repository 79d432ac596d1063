"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { shellRoutes } from "@/lib/shell-routes";
import { reportLinkTexts } from "@/lib/texts/content";

export function ReportBarrier() {
  const path = usePathname();
  const query = new URLSearchParams(useSearchParams());
  // This parameter gives access to a stored form with personal data.
  query.delete("antwort");
  const page = query.size > 0 ? `${path}?${query}` : path;
  return (
    <a href={shellRoutes.reportBarrier(path === shellRoutes.reportBarrier() ? undefined : page)}>
      {reportLinkTexts.barrier}
    </a>
  );
}
