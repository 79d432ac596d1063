import { Baby, CalendarX, Mail, MapPin, Phone, Users } from "lucide-react";
import { ContactCardLink, MailLink, PhoneLink } from "@/components/content/contact-links";
import { MapLink, websiteLink } from "@/components/content/content-link";
import { RichText } from "@/components/content/rich-text";
import { Facts } from "@/components/ui/facts";
import { KindBadge } from "@/components/ui/kind-badge";
import type { Organisation } from "@/lib/cms/organisations";
import { toAddressLine } from "@/lib/organisations/address-line";
import { type AgeSpan, toAgeSpan } from "@/lib/organisations/age-span";
import { wordsOfOrganisation } from "@/lib/organisations/words-of-organisation";
import { organisationTexts, organisationTexts as texts } from "@/lib/texts/organisations";
import { hyphenate } from "@/lib/typography/hyphenate";
import { CompareBox, CompareForm } from "./comparison";
import styles from "./daycare-card.module.css";
import { DaycareOverview } from "./daycare-overview.island";
import { toFilterGroups } from "./filter-groups";
import { OpeningHours } from "./opening-hours";

type DaycareListProps = { centres: Organisation[]; ticked: readonly string[]; now: Date };

export function DaycareList({ centres, ticked, now }: DaycareListProps) {
  if (centres.length === 0) return <p className="lead">{organisationTexts.none}</p>;
  const spans = centres.map(({ ages }) => toAgeSpan(ages));
  return (
    <div>
      <DaycareOverview
        entries={centres.map((centre, index) => ({
          slug: centre.slug,
          name: centre.name,
          words: wordsOfOrganisation(centre),
          groups: centre.kind ? [centre.kind] : [],
          ages: spans[index],
          card: <DaycareCard centre={centre} isTicked={ticked.includes(centre.slug)} now={now} />,
        }))}
        groups={toFilterGroups(centres.map(({ kind }) => (kind ? [{ value: kind, label: kind }] : [])))}
        ages={agesIn(spans)}
        ticked={ticked}
      />
      {centres.length > 1 && <CompareForm />}
    </div>
  );
}

const maxAge = 18;

function agesIn(spans: readonly (AgeSpan | undefined)[]): number[] {
  const given = spans.flatMap((span) => span ?? []);
  if (given.length === 0) return [];
  const first = Math.min(...given.map(({ from }) => from));
  const last = Math.max(...given.map(({ to }) => Math.min(to, maxAge)));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

type DaycareCardProps = { centre: Organisation; isTicked: boolean; now: Date };

export function DaycareCard({ centre, isTicked, now }: DaycareCardProps) {
  const website = websiteLink(centre);
  return (
    <article className={`paper ${styles.card}`} id={centre.slug} aria-labelledby={`name-${centre.id}`}>
      <div className={styles.inner}>
        <div className={styles.body}>
          <p>
            <KindBadge kind="kindertagesstätte" label={centre.kind} />
          </p>
          <h2 id={`name-${centre.id}`}>{hyphenate(centre.name)}</h2>
          {centre.description && (
            <RichText markdown={centre.description} files={centre.files} headingLevel={3} look="plain" />
          )}
          <CentreFacts centre={centre} />
        </div>
        <div className={styles.side}>
          <OpeningHours organisation={centre} now={now} />
          <ul className={styles.ways}>
            {website && <li>{website}</li>}
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
