import { classNames } from "@/components/ui/class-names";
import { layoutTexts } from "@/lib/texts/layout";
import styles from "./town-sign.module.css";

type TownSignProps = { village: string | undefined; className?: string | undefined };

/** The drawn logo's look for any village's name. Before the settings are known it says what the site is. */
export function TownSign({ village, className }: TownSignProps) {
  const name = village ?? layoutTexts.siteTitle;
  return (
    <span className={classNames(styles.sign, name.length > 12 && styles.long, className)} aria-hidden="true">
      {village ? <span className={styles.kicker}>{layoutTexts.siteTitle}</span> : null}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
