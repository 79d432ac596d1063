import type { IndexedEntry } from "../entry";
import type { Postings } from "../index/postings";
import { Scores, unionOf } from "../index/scores";
import type { TokenizedText } from "../index/tokenized-texts";
import type { TitledContent } from "./abbreviated-titles";
import type { Expansion } from "./query-term";

/** What is read of the index */
export type Content = TitledContent & {
  postings: Postings;
  tokenizedText: (markdown: string) => TokenizedText;
};

/** Words of the content, by id, that may stand for a part of a compound */
export type PartWords = {
  words: ReadonlySet<number>;
  /** Inflections of the part itself */
  forms: ReadonlySet<number>;
  /** Verbs of its word family: "anmelden" for Anmeldung */
  verbs: ReadonlySet<number>;
};

/** Entries whose texts are read, those first that have most of the parts */
const maxEntriesRead = 30;
/** Words between the parts: "Turnen für unsere jüngsten Kinder" */
const maxWordsBetween = 4;

/** Words that begin what a German noun is for, in, of or about */
const links = new Set(
  `an am ans auf aufs aus bei beim der des einer eines für gegen ihrer ihres im in ins mit rund über um unserer unseres
  unter vom von vor zu zum zur`
    .trim()
    .split(/\s+/),
);

/**
 * Whether the content says with several words what a compound says in one: "Turnen für Kinder" for Kinderturnen, "Reit-
 * und Fahrverein" for Reitverein, "Werkzeug ausleihen" for Werkzeugausleihe; or with another compound of the same parts.
 * Parts that stand in one text without belonging together are something else: a Tierarzt is no Arzt who has a Tier.
 * @param parts the first ones say which, the last one says what
 * @param isAction whether the last one is done to something: then a page about that has it anywhere
 */
export function isParaphrased(content: Content, parts: readonly PartWords[], isAction: boolean): boolean {
  const [first, ...others] = parts;
  if (!first || others.length === 0) return false;
  if ([...first.words].some((id) => others.every(({ words }) => words.has(id)))) return true;
  return entriesWithAll(
    content,
    parts.map(({ words, verbs }) => new Set([...words, ...verbs])),
  ).some(
    ({ title, lead, body }) =>
      (isAction && hasOneOf(content, title, parts.at(-2)?.forms)) ||
      [title, lead, body].some((text) => text && joinsParts(content.tokenizedText(text), parts)),
  );
}

/** Whether the title of an entry, or of one of this kind, has one of the words. */
export function isInTitle(content: Content, words: Expansion, kind?: string): boolean {
  const ids = new Set(words.keys());
  return entriesWithAll(content, [ids]).some(
    (entry) => (kind === undefined || entry.kind === kind) && hasOneOf(content, entry.title, ids),
  );
}

const hasOneOf = (content: Content, text: string, words: ReadonlySet<number> = new Set()): boolean =>
  content.tokenizedText(text).tokens.ids.some((id) => words.has(id));

/** The entries that have a word of each set, those first that say most about them */
function entriesWithAll(content: Content, sets: readonly ReadonlySet<number>[]): IndexedEntry[] {
  const { entries, postings } = content;
  const scores = sets.map((words) => {
    const ofSet = Scores.of(postings.slots);
    for (const id of words) postings.raise(ofSet, id, 1);
    return ofSet;
  });
  const [rarest] = [...scores].sort((a, b) => a.count - b.count);
  const found: { slot: number; score: number }[] = [];
  for (const slot of unionOf(rarest ? [rarest] : [])) {
    const score = scores.reduce((product, { bySlot }) => product * (bySlot[slot] as number), 1);
    if (score > 0) found.push({ slot, score });
  }
  for (const each of scores) each.release();
  found.sort((a, b) => b.score - a.score || a.slot - b.slot);
  return found.slice(0, maxEntriesRead).flatMap(({ slot }) => entries[slot] ?? []);
}

function joinsParts(
  { text, tokens: { starts, ends, ids } }: TokenizedText,
  parts: readonly PartWords[],
): boolean {
  const [which, what] = parts.slice(-2);
  if (!which || !what) return false;
  const wordAt = (at: number) => text.slice(starts[at], ends[at]);
  const isCapitalised = (at: number) => /^\p{Lu}/u.test(wordAt(at));
  const isOf = (words: ReadonlySet<number>, at: number) => words.has(ids[at] ?? -1);
  const between = (from: number, to: number) => text.slice(ends[from], starts[to]);

  /** "Turnen für unsere Kinder" */
  const follows = (at: number): boolean => {
    for (let next = at + 1; next <= at + maxWordsBetween && next < ids.length; next += 1) {
      if (!isGap(between(next - 1, next))) return false;
      if (isCapitalised(next)) return next > at + 1 && isOf(which.words, next);
      if (next === at + 1 && !links.has(wordAt(next))) return false;
    }
    return false;
  };
  /** "Kita-Anmeldung", "Grundsteuer: Beratung", "Reit- und Fahrverein" */
  const precedes = (at: number): boolean => {
    for (let before = at - 1; before >= Math.max(0, at - maxWordsBetween); before -= 1)
      if (isOf(which.words, before) && isCapitalised(before)) return isJoint(between(before, at));
    return false;
  };
  /** "Werkzeug kann man ausleihen", "melden Sie den Hund an" */
  const isVerbNear = (at: number, step: 1 | -1): boolean => {
    for (let other = at + step; Math.abs(other - at) <= maxWordsBetween && other in ids; other += step) {
      if (!isGap(step > 0 ? between(other - 1, other) : between(other, other + 1))) return false;
      if (isOf(which.words, other) && isCapitalised(other)) return true;
    }
    return false;
  };
  return ids.some(
    (_, at) =>
      (isOf(what.words, at) && (precedes(at) || follows(at))) ||
      (isOf(what.verbs, at) && !isCapitalised(at) && (isVerbNear(at, 1) || isVerbNear(at, -1))),
  );
}

const isGap = (text: string): boolean => text === " " || text === "-";

const isJoint = (text: string): boolean =>
  /^(?: |-|: | – |-(?:, ?\p{L}+-)*,? (?:und|oder|sowie|&) )$/u.test(text);
