import {
  Baby,
  BookUser,
  CalendarX,
  Clock,
  Columns3,
  Globe,
  Mail,
  MapPin,
  Phone,
  User,
  Users,
} from "lucide-react";
import { ContactCardLink, MailLink, PhoneLink } from "@/components/content/contact-links";
import { MapLink, websiteLink } from "@/components/content/content-link";
import { Facts } from "@/components/ui/facts";
import { Link } from "@/components/ui/link";
import { Panel } from "@/components/ui/panel";
import type { Organisation } from "@/lib/cms/organisations";
import { toAddressLine } from "@/lib/organisations/address-line";
import { routes } from "@/lib/routes";
import { comparisonTexts, overviewTexts, organisationTexts as texts } from "@/lib/texts/organisations";
import { OpeningHours } from "./opening-hours";
import styles from "./organisation-facts.module.css";

/** When it is open, where it is, and how to reach it. */
export function OrganisationFacts({ organisation, now }: { organisation: Organisation; now: Date }) {
  const { type, slug, openingHours, closingDays, ages, places, contactRole, phone, email } = organisation;
  const address = toAddressLine(organisation);
  const hours = openingHours.length > 0 && <OpeningHours organisation={organisation} now={now} />;
  const where = address && (
    <>
      <div>{address}</div>
      <MapLink {...organisation} address={address} />
    </>
  );
  const compare = type === "kindertagesstätte" && (
    <Link href={routes.compareWith(slug)} rel="nofollow">
      {texts.compareWith}
    </Link>
  );
  return (
    <div className={styles.facts}>
      <Panel title={texts.facts}>
        <Facts
          facts={[
            { icon: Clock, term: texts.hours[type], content: hours },
            { icon: CalendarX, term: texts.closingDays, content: closingDays },
            { icon: Baby, term: texts.ages, content: ages },
            { icon: Users, term: texts.places, content: places?.toLocaleString("de-DE") },
            { icon: MapPin, term: texts.address, content: where },
            { icon: User, term: texts.contact, content: contactRole },
            { icon: Phone, term: texts.phone, content: phone && <PhoneLink number={phone} /> },
            { icon: Mail, term: texts.email, content: email && <MailLink address={email} /> },
            { icon: Globe, term: texts.website, content: websiteLink(organisation) },
            {
              icon: BookUser,
              term: overviewTexts.addressBook,
              content: <ContactCardLink organisation={organisation} />,
            },
            { icon: Columns3, term: comparisonTexts.title, content: compare },
          ]}
        />
      </Panel>
    </div>
  );
}
