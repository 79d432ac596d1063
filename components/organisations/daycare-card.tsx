import { Baby, CalendarX, Mail, MapPin, Phone, Users } from "lucide-react";
import { MailLink, PhoneLink } from "@/components/content/contact-links";
import { ContentLink } from "@/components/content/content-link";
import { MapLink } from "@/components/content/map-link";
import { RichText } from "@/components/content/rich-text";
import { Facts } from "@/components/ui/facts";
import { KindBadge } from "@/components/ui/kind-badge";
import type { Organisation } from "@/lib/cms/organisations";
import { toAddressLine } from "@/lib/organisations/address-line";
import { toSafeTarget } from "@/lib/targets";
import { organisationTexts as texts } from "@/lib/texts/organisations";
import { CompareBox } from "./compare-form";
import { ContactCardLink } from "./contact-card-link";
import styles from "./daycare-card.module.css";
import { OpeningHours } from "./opening-hours";

type DaycareCardProps = { centre: Organisation; isTicked: boolean; now: Date };

export function DaycareCard({ centre, isTicked, now }: DaycareCardProps) {
  const website = centre.website && toSafeTarget(centre.website);
  return (
    <article className={`paper ${styles.card}`} id={centre.slug} aria-labelledby={`name-${centre.id}`}>
      <div className={styles.inner}>
        <div className={styles.body}>
          <p>
            <KindBadge kind="kindertagesstätte" label={centre.kind} />
          </p>
          <h2 id={`name-${centre.id}`}>{centre.name}</h2>
          {centre.description && (
            <RichText markdown={centre.description} files={centre.files} headingLevel={3} look="plain" />
          )}
          <CentreFacts centre={centre} />
        </div>
        <div className={styles.side}>
          <OpeningHours organisation={centre} now={now} />
          <ul className={styles.ways}>
            {website && (
              <li>
                <ContentLink href={website}>{texts.toWebsite}</ContentLink>
              </li>
            )}
            <li>
              <ContactCardLink organisation={centre} />
            </li>
            <li>
              <CompareBox slug={centre.slug} name={centre.name} checked={isTicked} />
            </li>
          </ul>
        </div>
      </div>
    </article>
  );
}

function CentreFacts({ centre }: { centre: Organisation }) {
  const { ages, places, closingDays, phone, email } = centre;
  const address = toAddressLine(centre);
  const where = address && (
    <>
      <div>{address}</div>
      <MapLink {...centre} address={address} />
    </>
  );
  return (
    <Facts
      facts={[
        { icon: Baby, term: texts.ages, content: ages },
        { icon: Users, term: texts.places, content: places?.toLocaleString("de-DE") },
        { icon: MapPin, term: texts.address, content: where },
        { icon: Phone, term: texts.phone, content: phone && <PhoneLink number={phone} /> },
        { icon: Mail, term: texts.email, content: email && <MailLink address={email} /> },
        { icon: CalendarX, term: texts.closingDays, content: closingDays },
      ]}
    />
  );
}
