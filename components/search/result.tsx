import { Picture } from "@/components/content/picture";
import { StatusSign } from "@/components/events/status-sign";
import { classNames } from "@/components/ui/class-names";
import { KindBadge } from "@/components/ui/kind-badge";
import { Link } from "@/components/ui/link";
import { plainText } from "@/lib/content/plain-text";
import type { Entry } from "@/lib/search/entries";
import { excerpt, fold } from "@/lib/search/match";
import { resultTexts } from "@/lib/texts/reading";
import { MarkedText } from "./marked-text";
import styles from "./result.module.css";

/** One hit: its kind and date, its title, and the lines that were searched. `words` are folded. */
export function Result({ entry, words }: { entry: Entry; words: readonly string[] }) {
  const hasPicture = entry.picture !== undefined || entry.drawing !== undefined;
  return (
    <article className={classNames(styles.result, hasPicture && styles.withPicture)}>
      <p className={styles.top}>
        <KindBadge kind={entry.kind} />
        {entry.status && <StatusSign status={entry.status} />}
        {entry.isPast && <strong>{resultTexts.past}</strong>}
        <span>{entry.meta}</span>
      </p>
      <h2>
        <Link href={entry.href}>
          <MarkedText text={entry.title} words={words} />
        </Link>
      </h2>
      <p className={styles.excerpt}>
        <MarkedText text={excerpt(toShow(entry, words), words)} words={words} />
      </p>
      <ResultPicture entry={entry} />
    </article>
  );
}

/** The text that holds what was searched; the first when none does, or all. */
function toShow({ text, wholeText = "" }: Entry, words: readonly string[]): string {
  const texts = [text, wholeText].map(plainText);
  const isFound = (shown: string) => words.some((word) => fold(shown).text.includes(word));
  return texts.find(isFound) ?? texts[0] ?? "";
}

/** Decoration: the title says what it shows. */
function ResultPicture({ entry: { picture, drawing } }: { entry: Entry }) {
  if (picture) return <Picture picture={{ ...picture, alt: "" }} sizes="9rem" className={styles.picture} />;
  if (!drawing) return null;
  return <img src={drawing} alt="" loading="lazy" width={480} height={320} className={styles.picture} />;
}
