import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useConsent } from "@/lib/consent/consent-store";
import type { Analytics } from "@/lib/env/analytics";
import { reportError } from "@/lib/monitoring/report-error";

/** Counts page views with the visitor's consent. The code is not loaded without it. */
export function Statistics({ scriptSrc, endpoint }: Analytics) {
  const isAllowed = useConsent().granted.includes("statistics");
  const path = usePathname();

  useEffect(() => {
    if (isAllowed)
      import("@/lib/consent/count-page-view").then(
        ({ countPageView }) => countPageView(path, { scriptSrc, endpoint }),
        (error: unknown) => reportError(error, { part: "analytics" }),
      );
  }, [isAllowed, path, scriptSrc, endpoint]);

  return null;
}
