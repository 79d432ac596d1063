import { PageHead } from "@/components/content/page-head";
import { NotStored } from "@/components/offline/not-stored.island";
import { OfflineOverview } from "@/components/offline/offline-overview";
import { StoredPages } from "@/components/offline/stored-pages.island";
import { Panel } from "@/components/ui/panel";
import { getSettings } from "@/lib/cms/settings";
import { maxBytes, usualBytes } from "@/lib/offline/base/limits";
import { offlineTexts as texts } from "@/lib/offline/base/texts";
import { getNextDates } from "@/lib/offline/next-dates";
import { offersOffline } from "@/lib/offline/offers-offline";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { routes } from "@/lib/urls/routes";

export const metadata = pageMetadata({ title: texts.title, path: routes.offline, index: false });

/** What people need on the way, and what their device has stored. The service worker shows it without a connection. */
export default async function OfflinePage() {
  const now = new Date();
  const [settings, dates] = await Promise.all([getSettings(), getNextDates(now)]);
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className="wrap">
        <div className="measure stack">
          {offersOffline() && <NotStored />}
          <OfflineOverview settings={settings} dates={dates} now={now} />
          {offersOffline() && (
            <Panel title={texts.pages}>
              <StoredPages offer={texts.offer(usualBytes, maxBytes)} />
            </Panel>
          )}
        </div>
      </div>
    </>
  );
}
