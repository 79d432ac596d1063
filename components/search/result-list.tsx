import type { Entry } from "@/lib/search/entries";
import { Result } from "./result";
import styles from "./result-list.module.css";

/** The hits of one page. `words` are folded. */
export function ResultList({ entries, words }: { entries: Entry[]; words: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={`${entry.kind}${entry.id}`}>
          <Result entry={entry} words={words} />
        </li>
      ))}
    </ul>
  );
}
