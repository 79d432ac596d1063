import { TextWithNumbers } from "./text-with-numbers";

/** As <Lines>, of words in which telephone numbers may stand */
export const LinesWithNumbers = ({ lines }: { lines: readonly (string | undefined)[] }) =>
  lines.map(
    (line) =>
      line && (
        <div key={line}>
          <TextWithNumbers text={line} />
        </div>
      ),
  );
