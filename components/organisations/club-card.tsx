import { BookUser, Globe, type LucideIcon, Mail, MapPin, Phone, User } from "lucide-react";
import type { ReactNode } from "react";
import { MailLink, PhoneLink } from "@/components/content/contact-links";
import { ContentLink } from "@/components/content/content-link";
import { RichText } from "@/components/content/rich-text";
import type { Organisation } from "@/lib/cms/organisations";
import { toSafeTarget } from "@/lib/targets";
import { overviewTexts, organisationTexts as texts } from "@/lib/texts/organisations";
import styles from "./club-card.module.css";
import { ContactCardLink } from "./contact-card-link";
import { OpeningHours } from "./opening-hours";
import { OrganisationPicture } from "./organisation-picture";
import { postalAddress } from "./postal-address";

/** A club and how to get in touch with it. The slug is its anchor. */
export function ClubCard({ club, now }: { club: Organisation; now: Date }) {
  return (
    <article className={`paper ${styles.card}`} id={club.slug} aria-labelledby={`name-${club.id}`}>
      <OrganisationPicture organisation={club} sizes="9rem" className={styles.picture} />
      <div className={styles.body}>
        <h3 id={`name-${club.id}`}>{club.name}</h3>
        {club.kind && <p className={styles.kind}>{club.kind}</p>}
        {club.description && (
          <RichText markdown={club.description} files={club.files} headingLevel={4} look="plain" />
        )}
        <Contact club={club} now={now} />
      </div>
    </article>
  );
}

function Contact({ club, now }: { club: Organisation; now: Date }) {
  const website = club.website && toSafeTarget(club.website);
  return (
    <div className={styles.contact}>
      <OpeningHours organisation={club} now={now} />
      <ul>
        <Line icon={User} label={texts.contact}>
          {club.contactRole}
        </Line>
        <Line icon={MapPin} label={texts.address}>
          {postalAddress(club)}
        </Line>
        <Line icon={Phone} label={texts.phone}>
          {club.phone && <PhoneLink number={club.phone} />}
        </Line>
        <Line icon={Mail} label={texts.email}>
          {club.email && <MailLink address={club.email} />}
        </Line>
        <Line icon={Globe} label={texts.website}>
          {website && <ContentLink href={website}>{texts.toWebsite}</ContentLink>}
        </Line>
        <Line icon={BookUser} label={overviewTexts.addressBook}>
          <ContactCardLink organisation={club} />
        </Line>
      </ul>
    </div>
  );
}

/** Renders nothing without content. */
function Line({ icon: Sign, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  if (children === undefined || children === "") return null;
  return (
    <li>
      <Sign />
      <span className="sr-only">{label}: </span>
      <span>{children}</span>
    </li>
  );
}
