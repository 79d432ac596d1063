import type { ReactNode } from "react";
import { Chip, Chips } from "@/components/ui/chip";
import { classNames } from "@/components/ui/class-names";
import styles from "@/components/ui/empty-state.module.css";
import { Illustration } from "@/components/ui/illustration";
import { MoreLink } from "@/components/ui/more-link";
import { illustration, routes } from "@/lib/routes";
import type { ResultsQuery } from "@/lib/search/results-url";
import { resultTexts } from "@/lib/texts/search";

export type NoResultsHelp = { hint: string | undefined; categories: { name: string; slug: string }[] };

type HelpProps = { similar: string[]; query: ResultsQuery; help: NoResultsHelp };

/** Without `when` the children are rendered alone, as the same elements. */
type NoResultsProps = HelpProps & { when: boolean; children: ReactNode };

export function NoResults({ when, children, ...rest }: NoResultsProps) {
  return (
    <section className={classNames(when && styles.empty)}>
      <div className="stack">
        {children}
        {when && <Help {...rest} />}
      </div>
      {when && <Illustration src={illustration("ersatz-veranstaltung-4")} className={styles.picture} />}
    </section>
  );
}

function Help({ similar, query, help: { hint, categories } }: HelpProps) {
  return (
    <>
      {similar.length > 0 && (
        <>
          <p>{resultTexts.nearest}</p>
          <Chips label={resultTexts.nearest}>
            {similar.map((q) => (
              <Chip key={q} href={routes.search({ q, c: query.category })}>
                {q}
              </Chip>
            ))}
          </Chips>
        </>
      )}
      {hint && <p className="lead">{hint}</p>}
      <p>{resultTexts.tips}</p>
      <ul>
        {resultTexts.tip.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <Chips label={resultTexts.categories}>
        {categories.map(({ name, slug }) => (
          <Chip key={slug} href={routes.category(slug)}>
            {name}
          </Chip>
        ))}
      </Chips>
      <p>
        <MoreLink href={routes.contact}>{resultTexts.contact}</MoreLink>
      </p>
    </>
  );
}
