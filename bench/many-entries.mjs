import { demoVillage } from "../lib/search/testing/demo-village.ts";

/** Not random: the same entries in every run (a linear congruential generator). */
function generator(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const syllables =
  "bach berg dorf feld wald see stein hof au tal heim hausen burg furt brück mühl linden eich birk sonn stern wies".split(
    " ",
  );

/**
 * Entries in the words of the demo village: its sentences in another order, a fifth of them with words that are
 * unique, so that the vocabulary grows with the content as it does in reality.
 */
export function manyEntries(count) {
  const next = generator(42);
  const village = demoVillage("2026-11-21");
  const sentences = village
    .flatMap(({ lead, body }) => `${lead} ${body}`.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.length > 20);
  const name = () => {
    const word = Array.from({ length: 2 + next(2) }, () => syllables[next(syllables.length)]).join("");
    return word[0].toUpperCase() + word.slice(1);
  };
  const text = (length) => Array.from({ length }, () => sentences[next(sentences.length)]).join(" ");
  return Array.from({ length: count }, (_, index) => {
    const like = village[index % village.length];
    const isLong = like.body !== "";
    return {
      ...like,
      id: `${like.id}-${index}`,
      title: index < village.length ? like.title : `${like.title.split(" ").slice(0, 3).join(" ")} ${name()}`,
      lead: index < village.length ? like.lead : `${text(4)} ${next(5) === 0 ? name() : ""}`,
      body: isLong ? (index < village.length ? like.body : text(25)) : "",
      // Every eighth event of the village is a series; in thousands of entries of years most are single dates.
      dates: like.dates && {
        ...like.dates,
        recurrence: index < 20 * village.length ? like.dates.recurrence : undefined,
      },
    };
  });
}
