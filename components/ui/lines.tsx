import { keepTimes } from "@/lib/typography/keep-times";

/** Each line in a <div>. Lines without text are left out. */
export const Lines = ({ lines }: { lines: readonly (string | undefined)[] }) =>
  lines.map((line) => line && <div key={line}>{keepTimes(line)}</div>);
