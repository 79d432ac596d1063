import { FormPage } from "@/components/forms/form-page";
import styles from "@/components/forms/participate.module.css";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { participateTexts } from "@/lib/texts/form-parts";
import { formTexts } from "@/lib/texts/form-texts";
import { routes } from "@/lib/urls/routes";

export const metadata = pageMetadata({
  title: formTexts.inhalt.title,
  path: routes.reportContent(),
  description: formTexts.inhalt.lead,
  index: false,
});

export default async function ContentReportPage({ searchParams }: PageProps<"/inhalt-melden">) {
  const search = await searchParams;
  const about = typeof search.seite === "string" ? search.seite : undefined;
  return (
    <FormPage
      form="inhalt"
      search={search}
      note={
        <p className={styles.note}>
          {participateTexts.outdated}{" "}
          <a href={routes.reportChange(about)} rel="nofollow">
            {formTexts.aenderung.title}
          </a>
        </p>
      }
    />
  );
}
