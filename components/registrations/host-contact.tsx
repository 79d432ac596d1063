import { TextWithNumbers } from "@/components/content/text-with-numbers";
import { EventOrganiser } from "@/components/events/event-organiser";
import { ContactAlternatives } from "@/components/forms/contact-alternatives";
import type { VillageEvent } from "@/lib/cms/events";
import { registrationTexts as texts } from "@/lib/registrations/base/texts";

type HostContactProps = {
  /** For those who have no mail address */
  phone: string | undefined;
  organiser: VillageEvent["organiser"];
  /** The name of an organiser that the site does not show; "" where there is none */
  club?: string;
  /** Of a mail to the municipality */
  subject: string;
};

/** Whom to ask about an event: at its telephone, else its organiser, since a club's list is the club's, else the municipality. */
export function HostContact({ phone, organiser, club, subject }: HostContactProps) {
  if (phone)
    return (
      <p>
        {texts.call} <TextWithNumbers text={phone} isContactField />
      </p>
    );
  if (organiser) return <EventOrganiser organiser={organiser} />;
  return club ? <p>{club}</p> : <ContactAlternatives subject={subject} />;
}
