import { RegistrationPage } from "@/components/registrations/own-registration-page";
import { getEvent } from "@/lib/cms/events";
import { ownRegistrationTexts as texts } from "@/lib/registrations/base/own-registration-texts";
import { findRegistration } from "@/lib/registrations/cms/registrations";

export const metadata = {
  title: { absolute: texts.title },
  robots: { index: false, follow: false },
};

export default async function Page({ params, searchParams }: PageProps<"/anmeldung/[code]">) {
  const [{ code }, { stand }] = await Promise.all([params, searchParams]);
  const registration = await findRegistration(code);
  const event = await getEvent(registration?.Veranstaltung.Slug ?? "");
  return (
    <RegistrationPage code={code} registration={registration} organiser={event?.organiser} outcome={stand} />
  );
}
