export type Part = { id?: number; Name: string };

type PartChanges = {
  /** Former and present name */
  renamed: [former: string, present: string][];
  /** Names that no part has any more */
  removed: string[];
};

/** What became of a room's parts, which are the same by their id; undefined if their names and order stayed. */
export function partChanges(former: readonly Part[], present: readonly Part[]): PartChanges | undefined {
  const names = present.map(({ Name }) => Name);
  if (former.map(({ Name }) => Name).join("\n") === names.join("\n")) return undefined;
  const after = former.map(({ id, Name }) => ({ Name, now: present.find((part) => part.id === id)?.Name }));
  return {
    renamed: after.flatMap(({ Name, now }) =>
      now !== undefined && now !== Name ? [[Name, now] as [string, string]] : [],
    ),
    removed: after.flatMap(({ Name, now }) => (now === undefined && !names.includes(Name) ? Name : [])),
  };
}
