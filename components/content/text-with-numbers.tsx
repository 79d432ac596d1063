import { splitAtNumbers } from "@/lib/rich-text/link-phone-numbers";
import { keepTimes } from "@/lib/typography/keep-times";

type TextWithNumbersProps = { text: string; isContactField?: boolean };

/** A plain text of the settings, or a contact's telephone, whose numbers are links that call them. */
export const TextWithNumbers = ({ text, isContactField = false }: TextWithNumbersProps) =>
  splitAtNumbers(text, isContactField).map((part, index) =>
    part.tel ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and never move.
      <a key={index} href={`tel:${part.tel}`}>
        {part.text}
      </a>
    ) : (
      keepTimes(part.text)
    ),
  );
