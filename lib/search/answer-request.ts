import { kinds } from "@/lib/routes";
import { isFunctionWord } from "./analysis/function-words";
import { type Word, wordsIn } from "./analysis/words";
import type { HitKind, SearchAnswer, SearchRequest } from "./answer";
import { browsingOrder } from "./browse";
import { dateIn, type Fit, toFit, type Window, windowOf } from "./conditions";
import type { Entry } from "./entry";
import type { SearchIndex } from "./index/search-index";
import { correctedQuery, nearestQueries } from "./nearest";
import { rank } from "./query/rank";
import { isUnknown } from "./query/units";
import { type Condition, type Guess, type Question, readQuestion } from "./questions/read-question";
import { type Sought, toSought } from "./sought";
import { toHit } from "./to-hit";

const pageSize = 20;
/** Words of a query that are searched; what comes after them is left out. */
const maxWords = 20;

/** A category that there is, or undefined for none asked; `false` for one that there is not. */
type Category = { id: string; name: string } | undefined | false;

/** Answers from an index alone: pure but for what it keeps ready, and quick however many entries there are. */
export function answerRequest(
  index: SearchIndex,
  request: Omit<SearchRequest, "category"> & { category: Category },
  now: Date,
): Omit<SearchAnswer, "category" | "unknownCategory"> {
  const found = request.category === false ? nothingIn(index) : find(index, request, now);
  const counts = countKinds(index, found.slots);
  const slots = request.kind
    ? found.slots.filter((slot) => index.entries[slot]?.kind === request.kind)
    : found.slots;
  const pages = Math.max(1, Math.ceil(slots.length / pageSize));
  const page = Math.min(request.page, pages);
  const written = found.sought.units.filter(({ end }) => end <= request.q.length);
  return {
    q: request.q,
    hits: slots.slice((page - 1) * pageSize, page * pageSize).flatMap((slot) => {
      const entry = index.entries[slot];
      return entry ? toHit(index, entry, found.sought, found.window, now.getTime()) : [];
    }),
    total: slots.length,
    ...{ counts, countOfAll: found.slots.length, page, pages },
    guesses: found.guesses,
    didYouMean: correctedQuery(request.q, written),
    unknown: written
      .filter((unit) => !unit.correction && isUnknown(unit))
      .map(({ start, end }) => request.q.slice(start, end)),
    nearest: found.slots.length === 0 && request.q !== "" ? nearestQueries(index, request.q) : [],
  };
}

type Found = {
  slots: number[];
  sought: Sought;
  window?: Window | undefined;
  guesses: SearchAnswer["guesses"];
};

const nothingIn = (index: SearchIndex): Found => ({ slots: [], sought: toSought(index, []), guesses: [] });

type Asked = Parameters<typeof answerRequest>[1];

function find(index: SearchIndex, { q, category, without, literally }: Asked, now: Date): Found {
  const inCategory: Fit = (entry) =>
    !category || entry.categories.some(({ id }) => id === category.id) ? 1 : 0;
  if (q === "") {
    const slots = browsingOrder(index, now.getTime());
    return {
      ...nothingIn(index),
      slots: category ? slots.filter((slot) => inCategory(index.entries[slot] as Entry, slot) > 0) : slots,
    };
  }
  const words = wordsIn(q, 0, maxWords);
  if (words.length === 0) return nothingIn(index);
  const reads = index.layers.questions && !literally;
  const { guesses, alsoMeans, asksWhen } = reads ? readQuestion(q, now, without) : nothingRead;
  // What fits none is dropped one by one, the least telling first, until something is found.
  for (const kept of fewerAndFewer(guesses)) {
    const used = guesses.filter((guess) => kept.includes(guess) || !guess.isTelling);
    const rest = [
      ...words.filter((word) => !used.some((guess) => overlaps(guess, word))),
      // They stand behind the query, so that nothing in it is taken for them.
      ...wordsIn(`${q} ${alsoMeans.join(" ")}`, q.length),
    ];
    const says = rest.some(({ text }) => !isFunctionWord(index.lexicon.normalise(text)));
    const conditions = conditionsOf(kept, guesses.length > 0 && !says);
    const fits = toFit(index, conditions, now.getTime());
    const window = windowOf(conditions, now.getTime());
    const timeliness: Fit = (entry) => (asksWhen && entry.dates && dateIn(index, entry, window) ? timely : 1);
    const passes: Fit = (entry, slot) =>
      inCategory(entry, slot) * fits(entry, slot) * timeliness(entry, slot);
    const found = findWords(index, rest, {
      passes,
      window,
      literally,
      now: now.getTime(),
      listsAll: conditions.length > 0 && !says,
    });
    if (found.slots.length === 0 && kept.length > 0) continue;
    const said = guesses.map((guess) => ({
      ...{ id: guess.id, label: guess.label, words: q.slice(guess.start, guess.end).trim() },
      ...(kept.includes(guess) ? {} : { failed: true }),
    }));
    const usesDates = conditions.some(({ about }) => about === "zeit" || about === "tageszeit");
    return { ...found, guesses: said, window: usesDates ? window : undefined };
  }
  return nothingIn(index);
}

const nothingRead: Question = { guesses: [], alsoMeans: [], asksWhen: false };

/** How much better what takes place answers when it does */
const timely = 1.2;

/** Who asked only for a time at which there is nothing is shown what comes next. */
function conditionsOf(kept: readonly Guess[], isAllThatWasAsked: boolean): Condition[] {
  if (kept.length === 0 && isAllThatWasAsked) return [{ about: "art", kind: "veranstaltung" }];
  return kept.map(({ condition }) => condition);
}

const overlaps = (guess: Guess, word: Word) => word.start < guess.end && word.end > guess.start;

/** All of them, then without one, then without more and more: the hour, the people, the days, the kind; at last none. */
function fewerAndFewer(guesses: readonly Guess[]): Guess[][] {
  const least = ["tageszeit", "zielgruppe", "zeit", "art"].filter((id) =>
    guesses.some((guess) => guess.id === id),
  );
  const dropped = [
    [],
    ...least.map((id) => [id]),
    ...least.slice(1).map((_, last) => least.slice(0, last + 2)),
  ];
  return dropped.map((ids) => guesses.filter(({ id }) => !ids.includes(id)));
}

/** `listsAll`: there are no words to search, and what passes is the answer. */
type Search = { passes: Fit; window: Window; literally: boolean; now: number; listsAll: boolean };

function findWords(
  index: SearchIndex,
  words: Word[],
  { passes, window, literally, now, listsAll }: Search,
): Omit<Found, "guesses"> {
  // "Was ist am Wochenende los?" asks for all there is then.
  if (listsAll) return { slots: allThatFit(index, passes, window, now), sought: toSought(index, []) };
  const sought = toSought(index, index.reader.read(words, { literally }));
  return { slots: rank(index, sought, now, passes), sought };
}

/** In the order of browsing, events by the date that fits. */
function allThatFit(index: SearchIndex, passes: Fit, window: Window, now: number): number[] {
  const fitting = browsingOrder(index, now).filter((slot) => passes(index.entries[slot] as Entry, slot) > 0);
  const startOf = (slot: number) => dateIn(index, index.entries[slot] as Entry, window)?.start ?? "";
  const dated = fitting.map((slot) => ({ slot, start: startOf(slot) }));
  // Sorting is stable: what has no date keeps its place.
  return dated
    .sort((a, b) => (a.start && b.start ? a.start.localeCompare(b.start) : 0))
    .map(({ slot }) => slot);
}

function countKinds(index: SearchIndex, slots: readonly number[]): Record<HitKind, number> {
  const counts = Object.fromEntries([...kinds, "seite" as const].map((kind) => [kind, 0])) as Record<
    HitKind,
    number
  >;
  for (const slot of slots) {
    const kind = index.entries[slot]?.kind;
    if (kind) counts[kind] += 1;
  }
  return counts;
}
