"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { reportLinkTexts } from "@/lib/texts/content";
import { shellRoutes } from "@/lib/urls/shell-routes";

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
