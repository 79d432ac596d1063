import type { ReactNode } from "react";
import { hyphenate } from "@/lib/typography/hyphenate";
import styles from "./facts.module.css";
import { Icon, type IconName } from "./icon.island";
import { Static } from "./static";

/** A definition list. Facts without content are left out. */
export const Facts = ({ facts }: { facts: { icon: IconName; term: string; content: ReactNode }[] }) => (
  <Static as="dl" className={styles.facts}>
    {facts.map(
      ({ icon, term, content }) =>
        content && (
          <div key={term} className={styles.fact}>
            <dt>
              <Icon name={icon} />
              {hyphenate(term)}
            </dt>
            <dd>{typeof content === "string" ? hyphenate(content) : content}</dd>
          </div>
        ),
    )}
  </Static>
);
