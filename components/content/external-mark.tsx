import { Icon } from "@/components/ui/icon.island";
import { linkTexts } from "@/lib/texts/ui";
import styles from "./external-mark.module.css";

/** At the end of a link that leaves the site */
export const ExternalMark = () => (
  <span className={styles.mark}>
    <Icon name="external-link" className={styles.icon} />
    <span className="sr-only" lang="de">
      {" "}
      ({linkTexts.external})
    </span>
  </span>
);
