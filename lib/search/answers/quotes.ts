import { escapePlainSigns } from "@dorfforum/shared/markdown/escape-plain-signs";
import { onceFor } from "@dorfforum/shared/runtime/once-for";
import { phoneNumbersIn } from "@/lib/contact/phone-numbers";
import type { SearchEntry } from "../search-entry";
import { knownAs } from "./phone-facts";
import { toSegments } from "./segments";

/** A sentence, an item of a list or a row of a table in plain text, and what is named around it */
export type Quote = { text: string; heading: string; names: string };

/** What people said stands in block quotes. */
const saying = /^ {0,3}>.*$/gm;
const maxQuoteLength = 320;

export const quotesOf = onceFor(({ lead, body }: SearchEntry): Quote[] => [lead, body].flatMap(quotesIn));

function quotesIn(markdown: string): Quote[] {
  const { rows, statements } = toSegments(escapePlainSigns(markdown).replace(saying, ""), () => true);
  const inRows = rows.map(({ heading, columns, cells }) => ({
    heading,
    text: cells.map((cell, at) => (columns[at] ? `${columns[at]}: ${cell}` : cell)).join("; "),
  }));
  // "Schwarm im Garten?" is answered by what follows.
  const joined = statements.map(({ heading, text }, at) => {
    const next = statements[at + 1];
    return { heading, text: text.endsWith("?") && next?.heading === heading ? `${text} ${next.text}` : text };
  });
  return [...inRows, ...joined]
    .filter(({ text }) => text.length <= maxQuoteLength)
    .map((quote) => ({
      ...quote,
      names: phoneNumbersIn(quote.text)
        .flatMap(({ tel }) => knownAs(tel))
        .join(" "),
    }));
}
