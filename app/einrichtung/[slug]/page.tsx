import { notFound } from "next/navigation";
import { OrganisationView } from "@/components/organisations/organisation-view";
import { getOrganisation } from "@/lib/cms/organisations";
import { organisationMetadata } from "@/lib/seo/page-metadata";
import { slugOf } from "@/lib/urls/decoded-path";

export const generateMetadata = async ({ params }: PageProps<"/einrichtung/[slug]">) =>
  organisationMetadata(await slugOf(params));

export default async function FacilityPage({ params }: PageProps<"/einrichtung/[slug]">) {
  const organisation = await getOrganisation(await slugOf(params));
  if (organisation?.type !== "kindertagesstätte") notFound();
  return <OrganisationView organisation={organisation} />;
}
