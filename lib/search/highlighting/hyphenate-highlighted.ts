import { hyphenate, softHyphen } from "@/lib/typography/hyphenate";
import type { Highlighted } from "../search-response";

/** As hyphenate(): the words are hyphenated as a whole, because a hit may be a part of one. */
export function hyphenateHighlighted(title: Highlighted): Highlighted {
  const hyphenated = hyphenate(title.map(({ text }) => text).join(""));
  let at = 0;
  return title.map(({ text, hit }) => {
    const start = at;
    for (const character of text) {
      if (hyphenated[at] === softHyphen && character !== softHyphen) at += 1;
      at += character.length;
    }
    return { text: hyphenated.slice(start, at), hit };
  });
}
