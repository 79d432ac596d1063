import { X } from "lucide-react";
import { Chip, Chips } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import type { Refinement } from "@/lib/search/refinement";
import type { SearchResponse } from "@/lib/search/search-response";
import { resultTexts } from "@/lib/texts/search";
import type { Follow } from "./follow-in-place";
import styles from "./intent-chips.module.css";

type IntentRefinement = Pick<Refinement, "without" | "literally">;

type IntentChipsProps = IntentRefinement & {
  intents: SearchResponse["intents"];
  hrefOf: (to: IntentRefinement) => string;
  follow?: Follow;
};

export function IntentChips({ intents, literally, without, hrefOf, follow }: IntentChipsProps) {
  const applied = intents.filter(({ failed }) => !failed);
  const isChanged = literally || without.length > 0;
  if (intents.length === 0 && !isChanged) return null;
  return (
    <section className={styles.intents} aria-label={resultTexts.intents}>
      {intents.map(({ id, label, failed }) => failed && <p key={id}>{resultTexts.failedIntent(label)}</p>)}
      <div className={styles.row}>
        {applied.length > 0 && (
          <>
            <span aria-hidden="true">{resultTexts.understood}</span>
            <Chips label={resultTexts.understood}>
              {applied.map(({ id, label }) => (
                <Chip
                  key={id}
                  href={hrefOf({ without: [...without, id], literally: false })}
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
