import type { ReactNode } from "react";
import { Chip, Chips } from "@/components/ui/chip";
import { classNames } from "@/components/ui/class-names";
import styles from "@/components/ui/empty-state.module.css";
import { Illustration } from "@/components/ui/illustration";
import { MoreLink } from "@/components/ui/more-link";
import { illustration, routes } from "@/lib/routes";
import type { Question } from "@/lib/search/results-url";
import type { SearchResponse } from "@/lib/search/search-response";
import { resultTexts } from "@/lib/texts/search";

/** Where else to look when nothing was found. */
export type Ways = { hint: string | undefined; categories: { name: string; slug: string }[] };

type NoResultsProps = {
  /** Otherwise it only holds its children: they stay the same elements whether there are hits or not. */
  when: boolean;
  answer: Pick<SearchResponse, "nearest">;
  question: Question;
  ways: Ways;
  children: ReactNode;
};

/** No hits, and what helps then. */
export function NoResults({ when, answer, question, ways, children }: NoResultsProps) {
  return (
    <section className={classNames(when && styles.empty)}>
      <div className="stack">
        {children}
        {when && <Help nearest={answer.nearest} category={question.category} ways={ways} />}
      </div>
      {when && <Illustration src={illustration("ersatz-veranstaltung-4")} className={styles.picture} />}
    </section>
  );
}

type HelpProps = { nearest: string[]; category: string | undefined; ways: Ways };

function Help({ nearest, category, ways: { hint, categories } }: HelpProps) {
  return (
    <>
      {nearest.length > 0 && (
        <>
          <p>{resultTexts.nearest}</p>
          <Chips label={resultTexts.nearest}>
            {nearest.map((q) => (
              <Chip key={q} href={routes.search({ q, c: category })}>
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
