import type { Highlighted } from "@dorfforum/german-search/highlighting/highlight";
import { hyphenate, softHyphen } from "@/lib/typography/hyphenate";

/** As hyphenate(): the words are hyphenated as a whole, because a hit may be a part of one. */
export function hyphenateHighlighted(title: Highlighted): Highlighted {
  const whole = title.map(({ text }) => text).join("");
  const hyphenated = hyphenate(whole);
  const composed = whole.normalize("NFC");
  let written = 0;
  let read = 0;
  let at = 0;
  return title.map(({ text, hit }) => {
    const start = at;
    const from = read;
    written += text.length;
    read = whole.slice(0, written).normalize("NFC").length;
    for (const character of composed.slice(from, read)) {
      if (hyphenated[at] === softHyphen && character !== softHyphen) at += 1;
      at += character.length;
    }
    return { text: hyphenated.slice(start, at), hit };
  });
}
