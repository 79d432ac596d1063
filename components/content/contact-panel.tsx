import { Clock, Mail, MapPin, PenLine, Phone, Printer } from "lucide-react";
import { Fact, Facts } from "@/components/ui/facts";
import { Illustration } from "@/components/ui/illustration";
import { Panel } from "@/components/ui/panel";
import type { Settings } from "@/lib/cms/settings";
import { openingHoursLines } from "@/lib/organisations/opening-hours-text";
import { illustration } from "@/lib/routes";
import { contentTexts } from "@/lib/texts/content";
import { organisationTexts } from "@/lib/texts/organisations";
import { MailLink, PhoneLink } from "./contact-links";

/** Address, telephone, mail addresses and opening hours of the municipality. */
export function ContactPanel({ settings }: { settings: Settings }) {
  const { municipality, street, postcode, town, phone, fax, email, editorsEmail } = settings;
  const locality = [postcode, town].filter(Boolean).join(" ");
  const hours = openingHoursLines(settings.openingHours);
  return (
    <Panel title={contentTexts.contact} picture={<Illustration src={illustration("gemeinderat")} />}>
      <Facts>
        <Fact icon={MapPin} term={organisationTexts.address}>
          {[municipality, street, locality].filter(Boolean).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Fact>
        {phone && (
          <Fact icon={Phone} term={organisationTexts.phone}>
            <PhoneLink number={phone} />
          </Fact>
        )}
        {fax && (
          <Fact icon={Printer} term={organisationTexts.fax}>
            {fax}
          </Fact>
        )}
        {email && (
          <Fact icon={Mail} term={organisationTexts.email}>
            <MailLink address={email} />
          </Fact>
        )}
        {editorsEmail && (
          <Fact icon={PenLine} term={contentTexts.editors}>
            <MailLink address={editorsEmail} />
          </Fact>
        )}
        {hours.length > 0 && (
          <Fact icon={Clock} term={contentTexts.openingHours}>
            {hours.map((line) => (
              <div key={line}>{line}</div>
            ))}
            {settings.openingHoursNote && <div>{settings.openingHoursNote}</div>}
          </Fact>
        )}
      </Facts>
    </Panel>
  );
}
