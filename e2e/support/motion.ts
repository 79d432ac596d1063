/** For test.use(): visitors who like motion, and so see the header's film. The configuration's own prefer none. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;
