"use client";

import { usePathname } from "next/navigation";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { reportLinkTexts } from "@/lib/texts/report-links";

/** On every page's foot: the report knows which page it is about. */
export function ReportBarrier() {
  const path = usePathname();
  return (
    <Link href={routes.reportBarrier(path === routes.reportBarrier() ? undefined : path)}>
      {reportLinkTexts.barrier}
    </Link>
  );
}
