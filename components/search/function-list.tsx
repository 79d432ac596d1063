import type { FoundFunction } from "@/lib/search/search-response";
import { functionTexts as texts } from "@/lib/texts/search";
import styles from "./function-list.module.css";

/** What the site itself can do for a query, above the hits */
export const FunctionList = ({ functions }: { functions: readonly FoundFunction[] }) => (
  <section className={styles.functions} aria-label={texts.title}>
    <h2>{texts.title}</h2>
    <ul>
      {functions.map(({ title, lead, href }) => (
        <li key={title}>
          <a href={href}>{title}</a> <span>{lead}</span>
        </li>
      ))}
    </ul>
  </section>
);
