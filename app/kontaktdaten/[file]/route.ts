import { serverEnv } from "@/lib/env/server";
import { getOrganisationOfCard, toContactCard } from "@/lib/organisations/contact-card";
import { decodedPath } from "@/lib/urls/decoded-path";
import { routes } from "@/lib/urls/routes";

export async function GET(_request: Request, { params }: RouteContext<"/kontaktdaten/[file]">) {
  const { file } = await params;
  const organisation = await getOrganisationOfCard(decodedPath(file) ?? file);
  if (!organisation) return new Response(null, { status: 404 });
  const place = `${serverEnv().SITE_URL}${routes.organisation(organisation)}`;
  return new Response(toContactCard(organisation, place), {
    headers: {
      "Content-Type": "text/vcard; charset=utf-8",
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(organisation.slug)}.vcf`,
    },
  });
}
