import { Baby, CalendarX, Mail, MapPin, Phone, Users } from "lucide-react";
import { MailLink, PhoneLink } from "@/components/content/contact-links";
import { ContentLink } from "@/components/content/content-link";
import { MapLink } from "@/components/content/map-link";
import { RichText } from "@/components/content/rich-text";
import { Fact, Facts } from "@/components/ui/facts";
import { KindBadge } from "@/components/ui/kind-badge";
import type { Organisation } from "@/lib/cms/organisations";
import { toSafeTarget } from "@/lib/targets";
import { organisationTexts as texts } from "@/lib/texts/organisations";
import { CompareBox } from "./compare-form";
import { ContactCardLink } from "./contact-card-link";
import styles from "./daycare-card.module.css";
import { OpeningHours } from "./opening-hours";
import { postalAddress } from "./postal-address";

type DaycareCardProps = { centre: Organisation; isTicked: boolean; now: Date };

/** A day-care centre or school. The slug is its anchor. */
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
  const { ages, places, closingDays, phone, email, latitude, longitude } = centre;
  const address = postalAddress(centre);
  return (
    <Facts>
      <Fact icon={Baby} term={texts.ages}>
        {ages}
      </Fact>
      <Fact icon={Users} term={texts.places}>
        {places?.toLocaleString("de-DE")}
      </Fact>
      {address && (
        <Fact icon={MapPin} term={texts.address}>
          <div>{address}</div>
          <MapLink address={address} latitude={latitude} longitude={longitude} />
        </Fact>
      )}
      <Fact icon={Phone} term={texts.phone}>
        {phone && <PhoneLink number={phone} />}
      </Fact>
      <Fact icon={Mail} term={texts.email}>
        {email && <MailLink address={email} />}
      </Fact>
      <Fact icon={CalendarX} term={texts.closingDays}>
        {closingDays}
      </Fact>
    </Facts>
  );
}
