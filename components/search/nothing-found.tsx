import { useId } from "react";
import { Chip, Chips } from "@/components/ui/chip";
import { Illustration } from "@/components/ui/illustration";
import type { Category } from "@/lib/cms/categories";
import { routes } from "@/lib/routes";
import { resultTexts } from "@/lib/texts/reading";
import styles from "./nothing-found.module.css";

type NothingFoundProps = { title: string; hint: string | undefined; categories: Category[] };

/** No hits, and what helps then. */
export function NothingFound({ title, hint, categories }: NothingFoundProps) {
  const id = useId();
  return (
    <section className={styles.empty} aria-labelledby={id}>
      <div className="stack">
        <div role="status">
          <h2 id={id}>{title}</h2>
        </div>
        {hint && <p className="lead">{hint}</p>}
        <p>{resultTexts.tips}</p>
        <ul>
          {resultTexts.tip.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <Chips label={resultTexts.categories}>
          {categories.map(({ id, name, slug }) => (
            <Chip key={id} href={routes.category(slug)}>
              {name}
            </Chip>
          ))}
        </Chips>
      </div>
      <Illustration src="/medien/illustrationen/ersatz-veranstaltung-4.svg" className={styles.picture} />
    </section>
  );
}
