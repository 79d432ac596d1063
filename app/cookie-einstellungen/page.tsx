import type { Metadata } from "next";
import { ConsentSettings } from "@/components/consent/consent-settings.island";
import { PageHead } from "@/components/content/page-head";
import { OfflineManagement } from "@/components/offline/offline-management.island";
import { OfflinePanel } from "@/components/offline/offline-panel";
import { Banner } from "@/components/ui/banner";
import { MoreLink } from "@/components/ui/more-link";
import { Panel } from "@/components/ui/panel";
import { OwnDistrictSetting } from "@/components/waste/own-district-setting.island";
import { consentConfig } from "@/lib/consent/consent-config";
import { serverEnv } from "@/lib/env/server";
import { consentTexts, purposeTexts } from "@/lib/texts/consent";
import { hyphenate } from "@/lib/typography/hyphenate";
import { routes } from "@/lib/urls/routes";
import { ownDistrictTexts } from "@/lib/waste/base/own-district-texts";
import { findWasteDistricts } from "@/lib/waste/waste-calendar";

export const metadata: Metadata = { title: { absolute: consentTexts.name }, robots: { index: false } };

export default async function CookieSettingsPage({ searchParams }: PageProps<"/cookie-einstellungen">) {
  const { purposes } = consentConfig(serverEnv());
  const { stand } = await searchParams;
  return (
    <>
      <PageHead title={consentTexts.name} lead={consentTexts.lead} />
      <div className="wrap">
        <div className="measure stack">
          {purposes.length > 0 ? (
            <section className="stack" aria-label={consentTexts.name}>
              <SavedNotice stand={stand} />
              {purposes.map((purpose) => (
                <Panel key={purpose} title={purposeTexts[purpose].label}>
                  <p>{purposeTexts[purpose].explanation}</p>
                </Panel>
              ))}
              <p>{consentTexts.promise}</p>
              <ConsentSettings purposes={purposes} />
              <noscript>
                <p>{consentTexts.withoutScript}</p>
              </noscript>
            </section>
          ) : (
            <p className="lead">{consentTexts.nothingToAsk}</p>
          )}
          <Panel title={consentTexts.necessary}>
            <p>{consentTexts.necessaryText(purposes.length > 0)}</p>
            <MoreLink href={routes.privacy}>{consentTexts.privacy}</MoreLink>
            <p>
              <MoreLink href={routes.privacyRights}>{consentTexts.rights}</MoreLink>
            </p>
          </Panel>
          <OwnDistrictSetting
            title={hyphenate(ownDistrictTexts.title)}
            names={Object.fromEntries((await findWasteDistricts()).map(({ slug, name }) => [slug, name]))}
          />
          <OfflinePanel controls={<OfflineManagement />} />
        </div>
      </div>
    </>
  );
}

/** The outcome of the form without JavaScript, which /api/einwilligung redirects to this page. */
function SavedNotice({ stand }: { stand: string | string[] | undefined }) {
  if (stand !== "gespeichert" && stand !== "signal") return null;
  return (
    <Banner tone="ok">
      <p role="status">{stand === "signal" ? consentTexts.bySignal : consentTexts.saved}</p>
    </Banner>
  );
}
