"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { reportLinkTexts } from "@/lib/texts/content";

/** On every page's foot: the report knows which page it is about, as its visitor sees it. */
export function ReportBarrier() {
  const path = usePathname();
  const query = new URLSearchParams(useSearchParams());
  // Leads to what its visitor has typed into a form.
  query.delete("antwort");
  const page = query.size > 0 ? `${path}?${query}` : path;
  return (
    <Link href={routes.reportBarrier(path === routes.reportBarrier() ? undefined : page)}>
      {reportLinkTexts.barrier}
    </Link>
  );
}
