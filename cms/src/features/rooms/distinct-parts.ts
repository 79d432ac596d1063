import type { FieldRule, Fields } from "../../documents/problem";

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
