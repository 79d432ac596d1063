import { BookUser, Globe, Mail, MapPin, Phone, User } from "lucide-react";
import { MailLink, PhoneLink } from "@/components/content/contact-links";
import { ContentLink } from "@/components/content/content-link";
import { Picture } from "@/components/content/picture";
import { RichText } from "@/components/content/rich-text";
import type { Organisation } from "@/lib/cms/organisations";
import { illustrationFor } from "@/lib/media/illustrations";
import { toAddressLine } from "@/lib/organisations/address-line";
import { toSafeTarget } from "@/lib/targets";
import { overviewTexts, organisationTexts as texts } from "@/lib/texts/organisations";
import styles from "./club-card.module.css";
import { ContactCardLink } from "./contact-card-link";
import { OpeningHours } from "./opening-hours";

type ClubCardProps = { club: Organisation; now: Date };

export function ClubCard({ club, now }: ClubCardProps) {
  const { id, type, slug, name, kind, description, picture, categories } = club;
  const src = illustrationFor(type, id, [kind ?? "", name, ...categories.map((category) => category.name)]);
  const drawing = <img src={src} alt="" loading="lazy" width={480} height={320} className={styles.picture} />;
  return (
    <article className={`paper ${styles.card}`} id={slug} aria-labelledby={`name-${id}`}>
      <Picture picture={picture} sizes="9rem" decorative className={styles.picture} fallback={drawing} />
      <div className={styles.body}>
        <h3 id={`name-${id}`}>{name}</h3>
        {kind && <p className={styles.kind}>{kind}</p>}
        {description && <RichText markdown={description} files={club.files} headingLevel={4} look="plain" />}
        <Contact club={club} now={now} />
      </div>
    </article>
  );
}

function Contact({ club, now }: ClubCardProps) {
  const { phone, email, contactRole } = club;
  const website = club.website && toSafeTarget(club.website);
  const lines = [
    { icon: User, label: texts.contact, content: contactRole },
    { icon: MapPin, label: texts.address, content: toAddressLine(club) },
    { icon: Phone, label: texts.phone, content: phone && <PhoneLink number={phone} /> },
    { icon: Mail, label: texts.email, content: email && <MailLink address={email} /> },
    {
      icon: Globe,
      label: texts.website,
      content: website && <ContentLink href={website}>{texts.toWebsite}</ContentLink>,
    },
    { icon: BookUser, label: overviewTexts.addressBook, content: <ContactCardLink organisation={club} /> },
  ];
  return (
    <div className={styles.contact}>
      <OpeningHours organisation={club} now={now} />
      <ul>
        {lines.map(
          ({ icon: Icon, label, content }) =>
            content && (
              <li key={label}>
                <Icon />
                <span className="sr-only">{label}: </span>
                <span>{content}</span>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
