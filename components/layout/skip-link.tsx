import { shellTexts } from "@/lib/texts/shell";
import { contentId } from "./content-id";
import styles from "./skip-link.module.css";

export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${contentId}`}>
      {shellTexts.skip}
    </a>
  );
}
