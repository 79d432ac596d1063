import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { PageHead } from "@/components/content/page-head";
import { Icon } from "@/components/ui/icon.island";
import { NextCollections } from "@/components/waste/next-collections";
import { OwnDistrictButton } from "@/components/waste/own-district-button.island";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { hyphenate } from "@/lib/typography/hyphenate";
import { routes } from "@/lib/urls/routes";
import { wasteTexts as texts } from "@/lib/waste/base/texts";
import { getWasteDistricts } from "@/lib/waste/waste-calendar";
import styles from "./page.module.css";

export async function generateMetadata() {
  const index = (await getWasteDistricts()).length > 0;
  return pageMetadata({ title: texts.calendar, path: routes.waste, description: texts.lead, index });
}

/** Districts to choose from; the address of each says which was chosen, never a street. */
export default async function WastePage() {
  const districts = await getWasteDistricts();
  const [only] = districts;
  return (
    <>
      <PageHead title={texts.calendar} lead={districts.length > 0 ? texts.lead : texts.none} />
      <div className={`wrap ${styles.districts}`}>
        {districts.map(({ id, slug, name, streets }) => (
          <section key={id} className={`paper ${styles.district}`}>
            <h2>
              <a className="cover" href={routes.wasteOf(slug)}>
                {hyphenate(name)}
                <Icon name="arrow-right" />
              </a>
            </h2>
            {streets.length > 0 && <p>{texts.streets(streets)}</p>}
            {districts.length > 1 && <OwnDistrictButton slug={slug} name={name} />}
          </section>
        ))}
        {only && districts.length === 1 && <NextCollections district={only} today={berlinDay(new Date())} />}
      </div>
    </>
  );
}
