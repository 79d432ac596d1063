"use client";

import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useState } from "react";
import { useConsent } from "@/lib/consent/consent-store";
import type { Purpose } from "@/lib/consent/purposes";
import { removeRemnants } from "@/lib/consent/stored-data";
import { reportError } from "@/lib/monitoring/report-error";
import { routes } from "@/lib/routes";

type Dialog = ComponentType<{ purposes: readonly Purpose[] }>;

/**
 * Asks a visitor who has not chosen yet. Decided in the browser, for pages are cached and know no cookies, and loaded
 * only when it is to be shown. Where it cannot be loaded nobody is asked and nothing is allowed.
 */
export function ConsentPrompt({ purposes }: { purposes: readonly Purpose[] }) {
  const { state, granted } = useConsent();
  const isSettingsPage = usePathname() === routes.cookies();
  const asks = state === "open" && !isSettingsPage;
  const [Dialog, setDialog] = useState<Dialog>();

  useEffect(() => {
    if (asks)
      import("./consent-dialog").then(
        (module) => setDialog(() => module.ConsentDialog),
        (error: unknown) => reportError(error, { part: "consent" }),
      );
  }, [asks]);

  useEffect(() => {
    if (state !== "chosen" && state !== "refused by signal") return;
    for (const purpose of purposes) if (!granted.includes(purpose)) removeRemnants(purpose);
  }, [state, granted, purposes]);

  return asks && Dialog ? <Dialog purposes={purposes} /> : null;
}
