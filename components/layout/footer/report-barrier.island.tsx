"use client";

import { withoutSecrets } from "@dorfforum/shared/urls/personal-paths";
import { usePathname, useSearchParams } from "next/navigation";
import { reportLinkTexts } from "@/lib/texts/content";
import { shellRoutes } from "@/lib/urls/shell-routes";

export function ReportBarrier() {
  const path = usePathname();
  const query = useSearchParams();
  const page = withoutSecrets(query.size > 0 ? `${path}?${query}` : path);
  return (
    <a href={shellRoutes.reportBarrier(path === shellRoutes.reportBarrier() ? undefined : page)}>
      {reportLinkTexts.barrier}
    </a>
  );
}
