import { BookUser, Globe, Mail, MapPin, Phone, User } from "lucide-react";
import { ContactCardLink, MailLink, PhoneLink } from "@/components/content/contact-links";
import { websiteLink } from "@/components/content/content-link";
import { Picture } from "@/components/content/picture";
import { RichText } from "@/components/content/rich-text";
import type { Organisation } from "@/lib/cms/organisations";
import { illustrationFor } from "@/lib/media/illustrations";
import { toAddressLine } from "@/lib/organisations/address-line";
import { wordsOfOrganisation } from "@/lib/organisations/words-of-organisation";
import { organisationTexts, overviewTexts, organisationTexts as texts } from "@/lib/texts/organisations";
import { hyphenate } from "@/lib/typography/hyphenate";
import styles from "./club-card.module.css";
import { ClubOverview } from "./club-overview.island";
import { toFilterGroups } from "./filter-groups";
import { OpeningHours } from "./opening-hours";

export function ClubList({ clubs, now }: { clubs: Organisation[]; now: Date }) {
  if (clubs.length === 0) return <p className="wrap lead">{organisationTexts.none}</p>;
  return (
    <div className="wrap">
      <ClubOverview
        entries={clubs.map((club) => ({
          slug: club.slug,
          name: club.name,
          words: wordsOfOrganisation(club),
          groups: club.categories.map(({ slug }) => slug),
          card: <ClubCard club={club} now={now} />,
        }))}
        groups={toFilterGroups(
          clubs.map(({ categories }) => categories.map(({ slug, name }) => ({ value: slug, label: name }))),
        )}
      />
    </div>
  );
}

type ClubCardProps = { club: Organisation; now: Date };

export function ClubCard({ club, now }: ClubCardProps) {
  const { id, type, slug, name, kind, description, picture, categories } = club;
  const src = illustrationFor(type, id, [kind ?? "", name, ...categories.map((category) => category.name)]);
  const drawing = <img src={src} alt="" loading="lazy" width={480} height={320} className={styles.picture} />;
  return (
    <article className={`paper ${styles.card}`} id={slug} aria-labelledby={`name-${id}`}>
      <Picture picture={picture} sizes="9rem" decorative className={styles.picture} fallback={drawing} />
      <div className={styles.body}>
        <h3 id={`name-${id}`}>{hyphenate(name)}</h3>
        {kind && <p className={styles.kind}>{kind}</p>}
        {description && <RichText markdown={description} files={club.files} headingLevel={4} look="plain" />}
        <Contact club={club} now={now} />
      </div>
    </article>
  );
}

function Contact({ club, now }: ClubCardProps) {
  const { phone, email, contactRole } = club;
  const lines = [
    { icon: User, label: texts.contact, content: contactRole },
    { icon: MapPin, label: texts.address, content: toAddressLine(club) },
    { icon: Phone, label: texts.phone, content: phone && <PhoneLink number={phone} /> },
    { icon: Mail, label: texts.email, content: email && <MailLink address={email} /> },
    { icon: Globe, label: texts.website, content: websiteLink(club) },
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
