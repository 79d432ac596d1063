import { Chip, Chips } from "@/components/ui/chip";
import { type Kind, kinds } from "@/lib/routes";
import type { Found } from "@/lib/search/find";
import { resultTexts } from "@/lib/texts/reading";

type ResultFilterProps = {
  found: Pick<Found, "counts" | "countOfAll">;
  kind: Kind | undefined;
  hrefOf: (kind: Kind | undefined) => string;
};

/** The kinds that the hits could be narrowed to, with how many there are of each. */
export function ResultFilter({ found: { counts, countOfAll }, kind, hrefOf }: ResultFilterProps) {
  const offered = kinds.filter((each) => each === kind || (counts.get(each) ?? 0) > 0);
  if (offered.length === 0 || (offered.length === 1 && kind === undefined)) return null;
  return (
    <Chips label={resultTexts.filter}>
      <Chip href={hrefOf(undefined)} current={kind === undefined} count={countOfAll}>
        {resultTexts.all}
      </Chip>
      {offered.map((each) => (
        <Chip key={each} href={hrefOf(each)} current={each === kind} count={counts.get(each) ?? 0}>
          {resultTexts.kinds[each]}
        </Chip>
      ))}
    </Chips>
  );
}
