import { classNames } from "@/components/ui/class-names";
import { layoutTexts } from "@/lib/texts/layout";
import styles from "./town-sign.module.css";

type TownSignProps = { village: string | undefined; className?: string | undefined };

/** A text logo in the look of a German town sign. Without settings it shows the site's title. */
export function TownSign({ village, className }: TownSignProps) {
  const name = village ?? layoutTexts.siteTitle;
  return (
    <span className={classNames(styles.sign, name.length > 12 && styles.long, className)} aria-hidden="true">
      {village && <span className={styles.kicker}>{layoutTexts.siteTitle}</span>}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
