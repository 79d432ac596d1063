import type { ReactNode } from "react";
import { MoreLink } from "@/components/ui/more-link";
import { Panel } from "@/components/ui/panel";
import { maxBytes, usualBytes } from "@/lib/offline/base/limits";
import { offlineTexts } from "@/lib/offline/base/texts";
import { offersOffline } from "@/lib/offline/offers-offline";
import { routes } from "@/lib/urls/routes";
import { LazyOfflineControls } from "./offline-controls.island";

/** Offers to store pages for reading offline, and to delete them with `controls`. */
export const OfflinePanel = ({ controls = <LazyOfflineControls /> }: { controls?: ReactNode }) =>
  offersOffline() && (
    <div className="no-print">
      <Panel title={offlineTexts.title}>
        <p>{offlineTexts.offer(usualBytes, maxBytes)}</p>
        {controls}
        <MoreLink href={routes.offline}>{offlineTexts.overview}</MoreLink>
      </Panel>
    </div>
  );
