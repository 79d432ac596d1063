import { notFound } from "next/navigation";
import { OrganisationView } from "@/components/organisations/organisation-view";
import { getOrganisation } from "@/lib/cms/organisations";
import { organisationMetadata } from "@/lib/seo/page-metadata";
import { slugOf } from "@/lib/urls/decoded-path";

export const generateMetadata = async ({ params }: PageProps<"/verein/[slug]">) =>
  organisationMetadata(await slugOf(params));

export default async function ClubPage({ params }: PageProps<"/verein/[slug]">) {
  const organisation = await getOrganisation(await slugOf(params));
  if (organisation?.type !== "verein") notFound();
  return <OrganisationView organisation={organisation} />;
}
