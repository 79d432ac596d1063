import { isNumber } from "./stem";
import type { Token } from "./tokenize";

/** A number written in groups, such as a telephone number: its tokens, from `start` to before `end`, and its digits */
export type GroupedNumber = { start: number; end: number; digits: string };

const maxGroups = 6;
/** Fewer are found group by group. */
const minDigits = 6;
const maxDigits = 24;
/** Characters between two groups: ") / " */
const maxGap = 3;

/** @param isGap whether what stands between two tokens may stand in a number; any sign may unless given */
export function groupedNumbers(
  tokens: readonly Token[],
  isGap: (start: number, end: number) => boolean = () => true,
): GroupedNumber[] {
  const numbers: GroupedNumber[] = [];
  for (let start = 0, end = 0; start < tokens.length; start = end) {
    end = start + 1;
    if (!isNumber(tokens[start]?.text ?? "")) continue;
    while (isNextGroup(tokens[end - 1], tokens[end], isGap)) end += 1;
    const digits = tokens
      .slice(start, end)
      .map(({ text }) => text)
      .join("");
    if (end - start <= maxGroups && digits.length >= minDigits && digits.length <= maxDigits)
      numbers.push({ start, end, digits });
  }
  return numbers;
}

function isNextGroup(
  before: Token | undefined,
  next: Token | undefined,
  isGap: (start: number, end: number) => boolean,
): boolean {
  return (
    before !== undefined &&
    next !== undefined &&
    isNumber(next.text) &&
    next.start - before.end <= maxGap &&
    isGap(before.end, next.start)
  );
}

/** +49 (0)30 … and 0049 30 … as 030 … */
export const withoutCountryCode = (digits: string): string =>
  digits.replace(/^(?:00)?490?(?=[1-9]\d{4})/, "0");
