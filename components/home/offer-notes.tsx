import { classNames } from "@/components/ui/class-names";
import { Link } from "@/components/ui/link";
import type { Signpost } from "@/lib/cms/signposts";
import { plainText, shorten } from "@/lib/rich-text/plain-text";
import { routes } from "@/lib/routes";
import { kindTexts } from "@/lib/texts/ui";
import styles from "./offer-notes.module.css";

const maxSummaryLength = 110;

export function OfferNotes({ offers }: { offers: Signpost[] }) {
  return (
    <div className={styles.notes}>
      {offers.map(({ id, slug, title, summary, categories }, index) => (
        <article key={id} className={classNames(styles.note, index % 2 === 1 && styles.blue)}>
          <p className={styles.label}>{categories[0]?.name ?? kindTexts.angebot}</p>
          <h3 className={styles.title}>
            <Link href={routes.offer(slug)}>{title}</Link>
          </h3>
          <p>{shorten(plainText(summary), maxSummaryLength)}</p>
        </article>
      ))}
    </div>
  );
}
