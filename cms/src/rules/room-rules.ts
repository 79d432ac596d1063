import type { FieldRule, Fields } from "./problem";

/** Of the days on which a room is closed. */
export const closingSpan: FieldRule = ({ Von, Bis }) =>
  Von && Bis && String(Bis) < String(Von)
    ? [{ path: ["Bis"], message: "Der letzte Tag darf nicht vor dem ersten liegen." }]
    : [];

/** A request and a booking name the part of a room. */
export const distinctParts: FieldRule = ({ Teile }) => {
  if (!Array.isArray(Teile)) return [];
  const names = (Teile as Fields[]).map(({ Name }) =>
    String(Name ?? "")
      .trim()
      .toLowerCase(),
  );
  return names.flatMap((name, index) =>
    names.indexOf(name) < index
      ? [{ path: ["Teile", index, "Name"], message: "Zwei Teile dürfen nicht gleich heißen." }]
      : [],
  );
};
