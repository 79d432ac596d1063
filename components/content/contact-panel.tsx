import { Clock, Mail, MapPin, PenLine, Phone, Printer } from "lucide-react";
import { Facts } from "@/components/ui/facts";
import { Illustration } from "@/components/ui/illustration";
import { Lines } from "@/components/ui/lines";
import { Panel } from "@/components/ui/panel";
import type { Settings } from "@/lib/cms/settings";
import { toLocality } from "@/lib/organisations/address-line";
import { openingHoursLines } from "@/lib/organisations/opening-hours-text";
import { illustration } from "@/lib/routes";
import { contentTexts } from "@/lib/texts/content";
import { organisationTexts as texts } from "@/lib/texts/organisations";
import { MailLink, PhoneLink } from "./contact-links";

export function ContactPanel({ settings }: { settings: Settings }) {
  const { municipality, street, phone, fax, email, editorsEmail, openingHoursNote } = settings;
  const hours = openingHoursLines(settings.openingHours);
  const address = <Lines lines={[municipality, street, toLocality(settings)]} />;
  const opening = hours.length > 0 && <Lines lines={[...hours, openingHoursNote]} />;
  return (
    <Panel title={contentTexts.contact} picture={<Illustration src={illustration("gemeinderat")} />}>
      <Facts
        facts={[
          { icon: MapPin, term: texts.address, content: address },
          { icon: Phone, term: texts.phone, content: phone && <PhoneLink number={phone} /> },
          { icon: Printer, term: texts.fax, content: fax },
          { icon: Mail, term: texts.email, content: email && <MailLink address={email} /> },
          {
            icon: PenLine,
            term: contentTexts.editors,
            content: editorsEmail && <MailLink address={editorsEmail} />,
          },
          { icon: Clock, term: contentTexts.openingHours, content: opening },
        ]}
      />
    </Panel>
  );
}
