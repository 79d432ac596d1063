/** What visitors often ask for */
export type Popularity = {
  /** Searches that editors name in the settings, the most important first */
  searches: readonly string[];
  /** How often an entry was opened from the search, the latest weeks counting most. @param key as keyOf() */
  opensOf: (key: string) => number;
};
