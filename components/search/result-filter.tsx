import { Chip, Chips } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon.island";
import type { Refinement } from "@/lib/search/results-url";
import { qualityIds, type SearchResponse } from "@/lib/search/search-response";
import { resultTexts } from "@/lib/texts/search";
import { type Kind, kinds } from "@/lib/urls/search-params";
import { followInPlace } from "./follow-in-place";
import styles from "./intent-chips.module.css";

type ResultFilterProps = {
  response: Pick<SearchResponse, "counts" | "countOfAll">;
  kind: Kind | undefined;
  hrefOf: (kind: Kind | undefined) => string;
};

export function ResultFilter({ response: { counts, countOfAll }, kind, hrefOf }: ResultFilterProps) {
  const shown = kinds.filter((each) => each === kind || counts[each] > 0);
  if (shown.length === 0 || (shown.length === 1 && kind === undefined)) return null;
  return (
    <Chips label={resultTexts.filter} narrowing>
      <Chip href={hrefOf(undefined)} current={kind === undefined} count={countOfAll} onClick={followInPlace}>
        {resultTexts.all}
      </Chip>
      {shown.map((each) => (
        <Chip
          key={each}
          href={hrefOf(each)}
          current={each === kind}
          count={counts[each]}
          onClick={followInPlace}
        >
          {resultTexts.kinds[each]}
        </Chip>
      ))}
    </Chips>
  );
}

type Intent = SearchResponse["intents"][number];

type IntentChipsProps = {
  intents: SearchResponse["intents"];
  /** Whether the status says that nothing takes place on the days */
  hasEmptyDays: boolean;
  /** Whether the answer is about the hours that are asked for */
  hasAnsweredHours: boolean;
  refinement: Refinement;
  hrefOf: (change: Partial<Refinement>) => string;
};

const failedText = ({ id, label }: Intent): string =>
  qualityIds.some((quality) => quality === id)
    ? resultTexts.failedQuality(label)
    : resultTexts.failedIntent(label);

export function IntentChips({
  intents,
  hasEmptyDays,
  hasAnsweredHours,
  refinement,
  hrefOf,
}: IntentChipsProps) {
  const { literally, without } = refinement;
  const applied = intents.filter(({ failed }) => !failed);
  const isSaid = ({ id }: Intent) =>
    (hasEmptyDays && id === "zeit") || (hasAnsweredHours && id === "tageszeit");
  const unsaid = intents.filter((intent) => intent.failed && !isSaid(intent));
  const isChanged = literally || without.length > 0;
  if (intents.length === 0 && !isChanged) return null;
  return (
    <section className={styles.intents} aria-label={resultTexts.intents}>
      {unsaid.map((intent) => (
        <p key={intent.id}>{failedText(intent)}</p>
      ))}
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
                  onClick={followInPlace}
                >
                  {label}
                  <Icon name="x" />
                </Chip>
              ))}
            </Chips>
          </>
        )}
        {intents.length > 0 && (
          <a className={styles.way} href={hrefOf({ without: [], literally: true })} onClick={followInPlace}>
            {resultTexts.literally}
          </a>
        )}
        {isChanged && (
          <>
            <span>{literally ? resultTexts.isLiteral : resultTexts.takenBack}</span>{" "}
            <a
              className={styles.way}
              href={hrefOf({ without: [], literally: false })}
              onClick={followInPlace}
            >
              {resultTexts.understand}
            </a>
          </>
        )}
      </div>
    </section>
  );
}
