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

type DaycareCardProps = { place: Organisation; isTicked: boolean; now: Date };

/** A day-care centre or school: where, for whom, how many, when. Its slug is its place on the page. */
export function DaycareCard({ place, isTicked, now }: DaycareCardProps) {
  const website = place.website && toSafeTarget(place.website);
  return (
    <article className={`paper ${styles.card}`} id={place.slug} aria-labelledby={`name-${place.id}`}>
      <div className={styles.inner}>
        <div className={styles.body}>
          <p>
            <KindBadge kind="kindertagesstätte" label={place.kind} />
          </p>
          <h2 id={`name-${place.id}`}>{place.name}</h2>
          {place.description && (
            <RichText markdown={place.description} files={place.files} headingLevel={3} look="plain" />
          )}
          <PlaceFacts place={place} />
        </div>
        <div className={styles.side}>
          <OpeningHours organisation={place} now={now} />
          <ul className={styles.ways}>
            {website && (
              <li>
                <ContentLink href={website}>{texts.toWebsite}</ContentLink>
              </li>
            )}
            <li>
              <ContactCardLink organisation={place} />
            </li>
            <li>
              <CompareBox slug={place.slug} name={place.name} checked={isTicked} />
            </li>
          </ul>
        </div>
      </div>
    </article>
  );
}

function PlaceFacts({ place }: { place: Organisation }) {
  const { ages, places, closingDays, phone, email, latitude, longitude } = place;
  const address = postalAddress(place);
  return (
    <Facts>
      {ages && (
        <Fact icon={Baby} term={texts.ages}>
          {ages}
        </Fact>
      )}
      {places !== undefined && (
        <Fact icon={Users} term={texts.places}>
          {places.toLocaleString("de-DE")}
        </Fact>
      )}
      {address && (
        <Fact icon={MapPin} term={texts.address}>
          <div>{address}</div>
          <MapLink address={address} latitude={latitude} longitude={longitude} />
        </Fact>
      )}
      {phone && (
        <Fact icon={Phone} term={texts.phone}>
          <PhoneLink number={phone} />
        </Fact>
      )}
      {email && (
        <Fact icon={Mail} term={texts.email}>
          <MailLink address={email} />
        </Fact>
      )}
      {closingDays && (
        <Fact icon={CalendarX} term={texts.closingDays}>
          {closingDays}
        </Fact>
      )}
    </Facts>
  );
}
