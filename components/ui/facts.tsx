import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { hyphenate } from "@/lib/typography/hyphenate";
import styles from "./facts.module.css";

/** A definition list. Facts without content are left out. */
export const Facts = ({ facts }: { facts: { icon: LucideIcon; term: string; content: ReactNode }[] }) => (
  <dl className={styles.facts}>
    {facts.map(
      ({ icon: Icon, term, content }) =>
        content && (
          <div key={term} className={styles.fact}>
            <dt>
              <Icon />
              {hyphenate(term)}
            </dt>
            <dd>{typeof content === "string" ? hyphenate(content) : content}</dd>
          </div>
        ),
    )}
  </dl>
);
