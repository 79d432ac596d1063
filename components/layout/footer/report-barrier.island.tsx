"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { routes } from "@/lib/routes";
import { reportLinkTexts } from "@/lib/texts/content";

export function ReportBarrier() {
  const path = usePathname();
  const query = new URLSearchParams(useSearchParams());
  // This parameter gives access to a stored form with personal data.
  query.delete("antwort");
  const page = query.size > 0 ? `${path}?${query}` : path;
  return (
    <a href={routes.reportBarrier(path === routes.reportBarrier() ? undefined : page)}>
      {reportLinkTexts.barrier}
    </a>
  );
}
