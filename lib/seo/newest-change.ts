type Changed = { changedAt?: string | undefined };

/** When the last of several contents changed (ISO). */
export const newestChange = (contents: readonly (Changed | undefined)[]): string | undefined =>
  contents
    .flatMap((content) => content?.changedAt ?? [])
    .sort()
    .at(-1);
