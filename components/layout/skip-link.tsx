import { contentId } from "@/lib/browser/element-ids";
import { layoutTexts } from "@/lib/texts/layout";
import styles from "./skip-link.module.css";

export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${contentId}`}>
      {layoutTexts.skip}
    </a>
  );
}
