import { Picture } from "@/components/content/picture";
import { StatusSign } from "@/components/events/status-sign";
import { classNames } from "@/components/ui/class-names";
import { KindBadge } from "@/components/ui/kind-badge";
import { Link } from "@/components/ui/link";
import type { Hit } from "@/lib/search/search-response";
import { resultTexts } from "@/lib/texts/search";
import { HighlightedText } from "./highlighted-text";
import styles from "./result.module.css";

export function Result({ hit }: { hit: Hit }) {
  const hasPicture = hit.picture !== undefined || hit.drawing !== undefined;
  return (
    <article className={classNames(styles.result, hasPicture && styles.withPicture)}>
      <p className={styles.top}>
        <KindBadge kind={hit.kind} />
        {hit.status && <StatusSign status={hit.status} />}
        {hit.isPast && <strong>{resultTexts.past}</strong>}
        <span>{hit.meta}</span>
      </p>
      <h2>
        <Link href={hit.href}>
          <HighlightedText text={hit.title} />
        </Link>
      </h2>
      <p className={styles.excerpt}>
        <HighlightedText text={hit.excerpt} />
      </p>
      <ResultPicture hit={hit} />
    </article>
  );
}

/** Decoration: the title says what it shows. */
function ResultPicture({ hit: { picture, drawing } }: { hit: Hit }) {
  const otherwise = drawing && (
    <img src={drawing} alt="" loading="lazy" width={480} height={320} className={styles.picture} />
  );
  return (
    <Picture picture={picture} sizes="9rem" decorative className={styles.picture} fallback={otherwise} />
  );
}
