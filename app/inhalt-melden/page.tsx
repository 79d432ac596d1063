import { ReportPage } from "@/components/forms/report-page";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { formTexts } from "@/lib/texts/forms";

export const metadata = pageMetadata({
  title: formTexts.inhalt.title,
  path: routes.reportContent(),
  description: formTexts.inhalt.lead,
  index: false,
});

export default async function ContentReportPage({ searchParams }: PageProps<"/inhalt-melden">) {
  return <ReportPage form="inhalt" search={await searchParams} />;
}
