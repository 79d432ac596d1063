import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useConsent } from "@/lib/consent/consent-store";
import type { Purpose } from "@/lib/consent/purposes";
import { deleteStoredData } from "@/lib/consent/stored-data";
import { reportError } from "@/lib/monitoring/report-error";
import { routes } from "@/lib/urls/routes";
import type { ConsentDialog } from "./consent-dialog";

/** Decides in the browser, because pages are cached without regard to cookies. Without the dialog's code nothing is allowed. */
export function ConsentPrompt({ purposes }: { purposes: readonly Purpose[] }) {
  const { state, granted } = useConsent();
  const isSettingsPage = usePathname() === routes.cookies();
  const isOpen = state === "open" && !isSettingsPage;
  const [Dialog, setDialog] = useState<typeof ConsentDialog>();

  useEffect(() => {
    if (isOpen)
      import("./consent-dialog").then(
        (module) => setDialog(() => module.ConsentDialog),
        (error: unknown) => reportError(error, { part: "consent" }),
      );
  }, [isOpen]);

  useEffect(() => {
    if (state !== "chosen" && state !== "refused by signal") return;
    for (const purpose of purposes) if (!granted.includes(purpose)) deleteStoredData(purpose);
  }, [state, granted, purposes]);

  return isOpen && Dialog && <Dialog purposes={purposes} />;
}
