/** The parameters of an overview's filter: words, one of the overview's groups, a child's age. */
export const filterNames = { q: "q", group: "art", age: "alter" } as const;

/** Names a centre to compare, once for each centre. */
export const comparisonName = "vergleich";
