import { ContentLink } from "@/components/content/content-link";
import { byLetter, letterOf } from "@/components/organisations/by-letter";
import type { GlossaryTerm } from "@/lib/rich-text/mark-terms";
import { glossaryTexts } from "@/lib/texts/glossary";
import { hyphenate } from "@/lib/typography/hyphenate";
import styles from "./glossary-list.module.css";

/** @param terms from A to Z */
export function GlossaryList({ terms }: { terms: readonly GlossaryTerm[] }) {
  if (terms.length === 0) return <p className="wrap lead">{glossaryTexts.empty}</p>;
  return (
    <div className={`wrap ${styles.list}`}>
      {[...byLetter(terms, ({ name }) => letterOf(name))].map(([letter, ofLetter]) => (
        <section key={letter} className={styles.letter}>
          <h2>{letter}</h2>
          <dl>
            {ofLetter.map(({ name, explanation, target }) => (
              <div key={name}>
                <dt>{hyphenate(name)}</dt>
                <dd>
                  {explanation}
                  {target && <ContentLink href={target}>{glossaryTexts.moreAbout(name)}</ContentLink>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
