import { notFound } from "next/navigation";
import { RegisterPage } from "@/components/registrations/register-page";
import { getAskedDate, getAttendedEvent } from "@/lib/registrations/asked-date";
import { registerTexts } from "@/lib/registrations/base/form-texts";
import { registrationRoutes } from "@/lib/registrations/base/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { slugOf } from "@/lib/urls/decoded-path";

type RegisterPageProps = PageProps<"/anmelden/[slug]">;

export async function generateMetadata({ params }: RegisterPageProps) {
  const event = await getAttendedEvent(await slugOf(params));
  if (!event) return {};
  const path = registrationRoutes.register(event.slug);
  return pageMetadata({ title: registerTexts.title(event.title), path, index: false });
}

export default async function Page({ params, searchParams }: RegisterPageProps) {
  const search = await searchParams;
  const asked = await getAskedDate(await slugOf(params), search.tag, new Date());
  if (!asked) notFound();
  return <RegisterPage asked={asked} search={search} />;
}
