import { inWords } from "./free-places-response";

const found = { Frei: 5, Stand: "frei", Wartende: 0 } as const;

test.each([
  [{}, "zurzeit 5"],
  [{ Frei: 1, Stand: "wenige" as const }, "zurzeit 1"],
  [{ Frei: 0, Stand: "warteliste" as const, Wartende: 1 }, "1 Anmeldung wartet"],
  [{ Frei: 0, Stand: "warteliste" as const, Wartende: 3 }, "3 Anmeldungen warten"],
  [{ Frei: 0, Stand: "ausgebucht" as const }, "gerade ist kein Platz frei"],
  [{ Frei: null }, ""],
  [{ Stand: "geschlossen" as const }, ""],
])("%j in words", (given, text) => expect(inWords({ ...found, ...given })).toBe(text));
