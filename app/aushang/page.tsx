import { PageHead } from "@/components/content/page-head";
import { PrintButton } from "@/components/content/print-button.island";
import { PosterForm } from "@/components/poster/poster-form";
import { PosterSheet } from "@/components/poster/poster-sheet";
import { getSettings } from "@/lib/cms/settings";
import { getPoster, toPosterView } from "@/lib/events/poster";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { calendarTexts } from "@/lib/texts/calendar";
import { posterTexts as texts } from "@/lib/texts/poster";
import { routes } from "@/lib/urls/routes";
import styles from "./page.module.css";

export const generateMetadata = () =>
  pageMetadata({ title: texts.title, path: routes.poster(), description: texts.lead, index: false });

export default async function PosterPage({ searchParams }: PageProps<"/aushang">) {
  const view = toPosterView(await searchParams);
  const [poster, settings] = await Promise.all([getPoster(view, new Date()), getSettings()]);
  return (
    <>
      <div className="no-print">
        <PageHead
          title={texts.title}
          lead={texts.lead}
          between={[{ label: calendarTexts.events, href: routes.calendar() }]}
        />
        <div className={`wrap stack ${styles.controls}`}>
          <PosterForm view={view} poster={poster} />
          <p>{texts.printHint}</p>
          <PrintButton />
        </div>
      </div>
      <div className={styles.paper}>
        <PosterSheet poster={poster} settings={settings} />
      </div>
    </>
  );
}
