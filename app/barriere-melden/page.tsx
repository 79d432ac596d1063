import { FormPage } from "@/components/forms/form-page";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { formTexts } from "@/lib/texts/form-texts";
import { routes } from "@/lib/urls/routes";

export const metadata = pageMetadata({
  title: formTexts.barriere.title,
  path: routes.reportBarrier(),
  description: formTexts.barriere.lead,
  index: false,
});

export default async function BarrierReportPage({ searchParams }: PageProps<"/barriere-melden">) {
  return <FormPage form="barriere" search={await searchParams} />;
}
