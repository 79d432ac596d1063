/** The query that a weight of weights.ts is there for: with another value it finds something else. */
export type WeightCase = {
  /** Its group and name */
  weight: string;
  /** A value that neutralises the weight or overdoes it */
  instead: number;
  q: string;
  /** Ids of the first hits in the demo village, of all hits in `texts`, or what is suggested first */
  finds: string[];
  texts?: Record<string, string>;
  suggests?: boolean;
  /** `finds` is the answer's number, or its sentence */
  answers?: boolean;
};
