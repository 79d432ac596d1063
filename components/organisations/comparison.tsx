import type { ReactNode } from "react";
import { MailLink, PhoneLink } from "@/components/content/contact-links";
import { websiteLink } from "@/components/content/content-link";
import { PrintButton } from "@/components/content/print-button.island";
import { Icon } from "@/components/ui/icon.island";
import { Lines } from "@/components/ui/lines";
import { OpeningSign } from "@/components/ui/opening-sign";
import type { Organisation } from "@/lib/cms/organisations";
import { openingHoursLines } from "@/lib/opening-hours/opening-hours-text";
import { specialDayLines } from "@/lib/opening-hours/special-days-text";
import { toAddressLine } from "@/lib/organisations/address-line";
import { contentTexts } from "@/lib/texts/content";
import { openingTexts, organisationTexts, comparisonTexts as texts } from "@/lib/texts/organisations";
import { hyphenate } from "@/lib/typography/hyphenate";
import { routes } from "@/lib/urls/routes";
import { comparisonId } from "./compare-form";
import styles from "./comparison.module.css";

/**
 * Compares two to four centres or schools, in columns of the same width below the title of each row. Two fit on a
 * phone; with more of them the table scrolls sideways there.
 */
export function Comparison({ centres, now }: { centres: readonly Organisation[]; now: Date }) {
  const slugs = centres.map(({ slug }) => slug);
  return (
    <section className={styles.comparison} id={comparisonId} aria-labelledby={`${comparisonId}-titel`}>
      <h2 id={`${comparisonId}-titel`}>{texts.title}</h2>
      <section
        className={styles.scroll}
        data-table=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable by keyboard
        tabIndex={0}
        aria-label={texts.table(centres.map(({ name }) => name))}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              {centres.map(({ slug, name }) => (
                <th key={slug} scope="col">
                  <div className={styles.head}>
                    <a href={routes.facility(slug)}>{hyphenate(name)}</a>
                    {centres.length > 2 && (
                      <a
                        className={styles.remove}
                        href={`${routes.daycareComparison(slugs.filter((other) => other !== slug))}#${comparisonId}`}
                        aria-label={texts.remove(name)}
                      >
                        <Icon name="x" />
                      </a>
                    )}
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({ term, show }) => (
            <tbody key={term}>
              <tr>
                <th scope="rowgroup" colSpan={centres.length}>
                  {term}
                </th>
              </tr>
              <tr>
                {centres.map((centre) => (
                  <td key={centre.slug}>
                    {show(centre, now) ?? <span className="muted">{texts.unknown}</span>}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </section>
      <div className="cluster">
        <PrintButton />
        <a href={routes.daycare}>{texts.end}</a>
      </div>
    </section>
  );
}

const rows: { term: string; show: (centre: Organisation, now: Date) => ReactNode }[] = [
  { term: texts.kind, show: ({ kind }) => kind && hyphenate(kind) },
  { term: organisationTexts.ages, show: ({ ages }) => ages },
  { term: organisationTexts.places, show: ({ places }) => places?.toLocaleString("de-DE") },
  { term: contentTexts.openingHours, show: showHours },
  { term: openingTexts.specialDays, show: showSpecialDays },
  { term: organisationTexts.openingHoursNote, show: ({ openingHoursNote }) => openingHoursNote },
  { term: organisationTexts.address, show: (centre) => toAddressLine(centre) || undefined },
  { term: organisationTexts.contact, show: ({ contactRole }) => contactRole },
  { term: organisationTexts.phone, show: ({ phone }) => phone && <PhoneLink number={phone} /> },
  { term: organisationTexts.email, show: ({ email }) => email && <MailLink address={email} /> },
  { term: organisationTexts.website, show: websiteLink },
];

function showSpecialDays({ specialDays }: Organisation, now: Date): ReactNode {
  const lines = specialDayLines(specialDays, now);
  return lines.length > 0 ? <Lines lines={lines} /> : undefined;
}

function showHours(centre: Organisation, now: Date): ReactNode {
  const lines = openingHoursLines(centre.openingHours);
  if (lines.length === 0) return undefined;
  return (
    <>
      <Lines lines={lines} />
      <OpeningSign organisation={centre} now={now} />
    </>
  );
}
