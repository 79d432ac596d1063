import { X } from "lucide-react";
import { Chip, Chips } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import type { GuessId, SearchAnswer } from "@/lib/search/answer";
import { resultTexts } from "@/lib/texts/search";
import type { Follow } from "./follow-in-place";
import styles from "./guesses.module.css";

type GuessesProps = {
  guesses: SearchAnswer["guesses"];
  /** Whether the visitor took something back that could be given again */
  literally: boolean;
  without: readonly GuessId[];
  hrefOf: (to: { without: GuessId[]; literally: boolean }) => string;
  follow?: Follow;
};

/** What was read out of a question, each to be taken away, and the way to searching its words as they are. */
export function Guesses({ guesses, literally, without, hrefOf, follow }: GuessesProps) {
  const applied = guesses.filter(({ failed }) => !failed);
  const failed = guesses.filter((guess) => guess.failed);
  const isChanged = literally || without.length > 0;
  if (guesses.length === 0 && !isChanged) return null;
  return (
    <section className={styles.guesses} aria-label={resultTexts.guesses}>
      {failed.map(({ id: guess, label }) => (
        <p key={guess}>{resultTexts.failedGuess(label)}</p>
      ))}
      <div className={styles.row}>
        {applied.length > 0 && (
          <>
            <span aria-hidden="true">{resultTexts.understood}</span>
            <Chips label={resultTexts.understood}>
              {applied.map(({ id: guess, label }) => (
                <Chip
                  key={guess}
                  href={hrefOf({ without: [...without, guess], literally: false })}
                  label={resultTexts.removeGuess(label)}
                  onClick={follow}
                >
                  {label}
                  <X />
                </Chip>
              ))}
            </Chips>
          </>
        )}
        {guesses.length > 0 && (
          <Link className={styles.way} href={hrefOf({ without: [], literally: true })} onClick={follow}>
            {resultTexts.literally}
          </Link>
        )}
        {isChanged && (
          <>
            <span>{literally ? resultTexts.isLiteral : resultTexts.takenBack}</span>
            <Link className={styles.way} href={hrefOf({ without: [], literally: false })} onClick={follow}>
              {resultTexts.understand}
            </Link>
          </>
        )}
      </div>
    </section>
  );
}
