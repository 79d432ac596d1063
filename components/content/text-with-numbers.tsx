import { splitAtNumbers } from "@/lib/rich-text/link-phone-numbers";

/** A plain text of the settings whose telephone numbers are links that call them. */
export const TextWithNumbers = ({ text }: { text: string }) =>
  splitAtNumbers(text).map((part, index) =>
    part.tel ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and never move.
      <a key={index} href={`tel:${part.tel}`}>
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
