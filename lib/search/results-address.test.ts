/** @jest-environment node */
import { toNarrowing } from "./narrowing";
import { answerAddress, pageAddress } from "./results-address";

test("a category stays where the address named it", () => {
  const narrowing = toNarrowing({ art: "info", seite: "1-2" });
  expect(pageAddress({ q: "", category: "Jugend" }, narrowing)).toBe(
    "/suchergebnisse?c=Jugend&art=info&seite=1-2",
  );
  expect(pageAddress({ q: "", category: "Jugend", inPath: "jugend" }, narrowing)).toBe(
    "/suchergebnisse/jugend?art=info&seite=1-2",
  );
  expect(pageAddress({ q: "", category: "Jugend", inPath: "jugend" }, toNarrowing({}))).toBe(
    "/suchergebnisse/jugend",
  );
});

test("each page is asked for by itself", () => {
  const narrowing = toNarrowing({ ohne: "zeit", seite: "1-2" });
  expect(answerAddress({ q: "Bus", category: "Jugend", inPath: "jugend" }, narrowing, 2)).toBe(
    "/api/suche?q=Bus&c=Jugend&ohne=zeit&seite=2",
  );
});
