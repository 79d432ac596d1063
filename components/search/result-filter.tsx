import { Chip, Chips } from "@/components/ui/chip";
import { type Kind, kinds } from "@/lib/routes";
import type { SearchResponse } from "@/lib/search/search-response";
import { resultTexts } from "@/lib/texts/search";
import type { Follow } from "./follow-in-place";

type ResultFilterProps = {
  response: Pick<SearchResponse, "counts" | "countOfAll">;
  kind: Kind | undefined;
  hrefOf: (kind: Kind | undefined) => string;
  follow?: Follow;
};

export function ResultFilter({ response: { counts, countOfAll }, kind, hrefOf, follow }: ResultFilterProps) {
  const shown = kinds.filter((each) => each === kind || counts[each] > 0);
  if (shown.length === 0 || (shown.length === 1 && kind === undefined)) return null;
  return (
    <Chips label={resultTexts.filter}>
      <Chip href={hrefOf(undefined)} current={kind === undefined} count={countOfAll} onClick={follow}>
        {resultTexts.all}
      </Chip>
      {shown.map((each) => (
        <Chip key={each} href={hrefOf(each)} current={each === kind} count={counts[each]} onClick={follow}>
          {resultTexts.kinds[each]}
        </Chip>
      ))}
    </Chips>
  );
}
