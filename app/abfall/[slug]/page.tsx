import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { notFound } from "next/navigation";
import { CopyButton } from "@/components/content/copy-button.island";
import { PageHead } from "@/components/content/page-head";
import { PrintButton } from "@/components/content/print-button.island";
import { SubscriptionLink, themeOf } from "@/components/letters/subscription-link";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { MoreLink } from "@/components/ui/more-link";
import { Panel } from "@/components/ui/panel";
import { NextCollections } from "@/components/waste/next-collections";
import { OwnDistrictButton } from "@/components/waste/own-district-button.island";
import { WasteDays } from "@/components/waste/waste-days";
import { YearSheet } from "@/components/waste/year-sheet";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { absoluteUrl, toWebcal } from "@/lib/urls/absolute-url";
import { slugOf } from "@/lib/urls/decoded-path";
import { routes } from "@/lib/urls/routes";
import { wasteTexts as texts } from "@/lib/waste/base/texts";
import { getWasteDistrict, getWasteDistricts, yearsOf } from "@/lib/waste/waste-calendar";
import styles from "./page.module.css";

type DistrictPageProps = PageProps<"/abfall/[slug]">;

export async function generateMetadata({ params, searchParams }: DistrictPageProps) {
  const district = await getWasteDistrict(await slugOf(params));
  if (!district) return {};
  return pageMetadata({
    title: texts.titleOf(district.name),
    path: routes.wasteOf(district.slug),
    description: texts.leadOf,
    index: !(await searchParams).jahr,
  });
}

export default async function DistrictPage({ params, searchParams }: DistrictPageProps) {
  const district = await getWasteDistrict(await slugOf(params));
  if (!district) notFound();
  const { name, slug } = district;
  const hasOthers = (await getWasteDistricts()).length > 1;
  const today = berlinDay(new Date());
  const years = yearsOf(district);
  const asked = String((await searchParams).jahr ?? today.slice(0, 4));
  const year = years.includes(asked) ? asked : (years.at(-1) ?? asked);
  const address = (withAlarms: boolean) => absoluteUrl(routes.wasteFile(slug, withAlarms));
  return (
    <>
      <div className="no-print">
        <PageHead
          title={texts.titleOf(name)}
          current={name}
          lead={texts.leadOf}
          between={[{ label: texts.calendar, href: routes.waste }]}
        />
        <div className={`wrap ${styles.district}`}>
          <section className="stack" aria-labelledby="naechste">
            <h2 id="naechste">{texts.next}</h2>
            <NextCollections district={district} today={today} />
            <div className="cluster">
              <SubscriptionLink themes={[themeOf("abfall", district)]}>{texts.remind}</SubscriptionLink>
              {hasOthers && <OwnDistrictButton slug={slug} name={name} />}
              <MoreLink href={routes.waste}>{texts.otherDistrict}</MoreLink>
            </div>
          </section>
          <Panel title={texts.subscribe}>
            <div className="stack">
              <div className="cluster">
                <ButtonLink variant="primary" href={toWebcal(address(true))}>
                  <Icon name="calendar-plus" />
                  {texts.withAlarm}
                </ButtonLink>{" "}
                <ButtonLink href={toWebcal(address(false))}>{texts.withoutAlarm}</ButtonLink>{" "}
                <CopyButton text={address(true)} />
              </div>
              <p className={styles.address}>
                {texts.address}: {address(true)}
              </p>
              <p>{texts.alarmsIgnored}</p>
            </div>
          </Panel>
          {years.length > 0 && (
            <section className="stack" aria-labelledby="alle">
              <h2 id="alle">{texts.daysOf(year)}</h2>
              <p className="cluster">
                <PrintButton />{" "}
                {years
                  .filter((other) => other !== year)
                  .map((other) => (
                    <MoreLink key={other} href={routes.wasteOf(slug, other)}>
                      {texts.daysOf(other)}
                    </MoreLink>
                  ))}
              </p>
              <WasteDays district={district} year={year} today={today} />
            </section>
          )}
        </div>
      </div>
      {years.length > 0 && <YearSheet district={district} year={year} />}
    </>
  );
}
