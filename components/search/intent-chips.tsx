import { X } from "lucide-react";
import { Chip, Chips } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import type { IntentId, SearchResponse } from "@/lib/search/search-response";
import { resultTexts } from "@/lib/texts/search";
import type { Follow } from "./follow-in-place";
import styles from "./intent-chips.module.css";

type IntentChipsProps = {
  intents: SearchResponse["intents"];
  literally: boolean;
  without: readonly IntentId[];
  hrefOf: (to: { without: IntentId[]; literally: boolean }) => string;
  follow?: Follow;
};

/** The detected intents, each with a link that removes it, and the link to a literal search. */
export function IntentChips({ intents, literally, without, hrefOf, follow }: IntentChipsProps) {
  const applied = intents.filter(({ failed }) => !failed);
  const failed = intents.filter((intent) => intent.failed);
  const isChanged = literally || without.length > 0;
  if (intents.length === 0 && !isChanged) return null;
  return (
    <section className={styles.intents} aria-label={resultTexts.intents}>
      {failed.map(({ id: intent, label }) => (
        <p key={intent}>{resultTexts.failedIntent(label)}</p>
      ))}
      <div className={styles.row}>
        {applied.length > 0 && (
          <>
            <span aria-hidden="true">{resultTexts.understood}</span>
            <Chips label={resultTexts.understood}>
              {applied.map(({ id: intent, label }) => (
                <Chip
                  key={intent}
                  href={hrefOf({ without: [...without, intent], literally: false })}
                  label={resultTexts.removeIntent(label)}
                  onClick={follow}
                >
                  {label}
                  <X />
                </Chip>
              ))}
            </Chips>
          </>
        )}
        {intents.length > 0 && (
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
