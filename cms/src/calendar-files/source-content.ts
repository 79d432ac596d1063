/** A part of a source that is left out. */
export type Skipped = {
  /** Where it stands in the file, counted from 1 */
  line: number;
  /** A German sentence */
  reason: string;
};

/** One entry of a source, as fields of a content type. */
export type Incoming = {
  /** Identifies the entry within its source, the same in every run. */
  key: string;
  title: string;
  line: number;
  /** Fields that the source says nothing about are missing. */
  fields: Readonly<Record<string, unknown>>;
  /** German sentences about what could not be taken over as it stands there */
  notes: string[];
  /** Of a series: changes of single dates that its Ausnahmen hold */
  singles?: SingleChange[];
};

/** `row` is the change as an Ausnahme; if it has an entry of its own, which is `entry`, `otherwise` stands in the series. */
export type SingleChange = {
  row: Readonly<Record<string, unknown>>;
  otherwise: Readonly<Record<string, unknown>>;
  entry: Incoming;
};

export type SourceContent = {
  /** What the source calls itself */
  name?: string | undefined;
  entries: Incoming[];
  skipped: Skipped[];
  /** Entries that are left out on purpose, such as past or private events, by German reason */
  leftOut: Record<string, number>;
};
