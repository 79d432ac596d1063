import type { Incoming } from "../../calendar-files/source-content";

/** What the entries of a source are marked with, and the former source whose entries it takes over */
export type Source = { name: string; former?: string | undefined };

/** What of a stored entry tells whether it is the same as one of a source */
export type StoredKey = {
  documentId: string;
  source: string | null;
  key: string | null;
  naturalKey: string;
  title: string;
};

/** Which entry of the CMS an incoming one is; `ask` leaves it to the person who imports. */
export type Match =
  | { incoming: Incoming; state: "new" }
  | { incoming: Incoming; state: "matched"; documentId: string }
  | { incoming: Incoming; state: "ask"; id: string; candidates: StoredKey[]; lines: number[] };

/** A document's id, or "neu" for an entry of its own, by the id of the question. Without an answer nothing is imported. */
export type Answers = Readonly<Record<string, string>>;
export const ownEntry = "neu";

export type MatchRules = {
  naturalKey(fields: Readonly<Record<string, unknown>>): string;
  /** Whether two entries of one natural key may be the same thing, which only a person can tell */
  asksOfNamesakes: boolean;
};

/**
 * Finds for each incoming entry the stored one: by the key of an earlier import, else by what people know it by.
 * @param stored entries of this source, and those of which `isCandidate` says that they may be the same
 */
export function matchEntries(
  incoming: readonly Incoming[],
  stored: readonly StoredKey[],
  { rules, source, answers }: { rules: MatchRules; source: string; answers: Answers },
): Match[] {
  const unclaimed = new Set(stored);
  const matches = new Map<Incoming, Match>();
  const claim = (entry: Incoming, found: StoredKey) => {
    unclaimed.delete(found);
    matches.set(entry, { incoming: entry, state: "matched", documentId: found.documentId });
  };

  const byKey = groupBy(
    stored.filter((entry) => entry.key !== null && entry.source === source),
    ({ key }) => String(key),
  );
  for (const entry of incoming) {
    const found = byKey.get(entry.key)?.find((each) => unclaimed.has(each));
    if (found) claim(entry, found);
  }

  const naturalKeyOf = (entry: Incoming) => rules.naturalKey(entry.fields);
  const allByName = groupBy(incoming, naturalKeyOf);
  const storedByName = groupBy(stored, ({ naturalKey }) => naturalKey);
  for (const [name, entries] of groupBy(
    incoming.filter((entry) => !matches.has(entry)),
    naturalKeyOf,
  )) {
    const namesakes = storedByName.get(name) ?? [];
    const candidates = namesakes.filter((each) => unclaimed.has(each));
    const lines = (allByName.get(name) ?? []).map(({ line }) => line);
    const isUnclear =
      lines.length > 1 ||
      candidates.length > 1 ||
      candidates.length < namesakes.length ||
      candidates.some((each) => each.source !== null && each.source !== source);
    for (const [index, entry] of entries.entries()) {
      const candidate = candidates[index];
      if (rules.asksOfNamesakes && isUnclear) {
        const id = `${entry.line} ${entry.key}`;
        const answer = answers[id];
        const chosen = candidates.find(({ documentId }) => documentId === answer);
        if (chosen && unclaimed.has(chosen)) claim(entry, chosen);
        else if (answer === ownEntry) matches.set(entry, { incoming: entry, state: "new" });
        else matches.set(entry, { incoming: entry, state: "ask", id, candidates, lines });
      } else if (candidate) claim(entry, candidate);
      else matches.set(entry, { incoming: entry, state: "new" });
    }
  }
  return incoming.flatMap((entry) => matches.get(entry) ?? []);
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
