/** @jest-environment node */
import { parseRefinement } from "./refinement";
import { resultsApiUrl, resultsUrl } from "./results-url";

test("a category stays where the address named it", () => {
  const refinement = parseRefinement({ art: "info", seite: "1-2" });
  expect(resultsUrl({ q: "", category: "Jugend" }, refinement)).toBe(
    "/suchergebnisse?c=Jugend&art=info&seite=1-2",
  );
  expect(resultsUrl({ q: "", category: "Jugend", categoryInPath: "jugend" }, refinement)).toBe(
    "/suchergebnisse/jugend?art=info&seite=1-2",
  );
  expect(resultsUrl({ q: "", category: "Jugend", categoryInPath: "jugend" }, parseRefinement({}))).toBe(
    "/suchergebnisse/jugend",
  );
});

test("each page is asked for by itself", () => {
  const refinement = parseRefinement({ ohne: "zeit", seite: "1-2" });
  expect(resultsApiUrl({ q: "Bus", category: "Jugend", categoryInPath: "jugend" }, refinement, 2)).toBe(
    "/api/suche?q=Bus&c=Jugend&ohne=zeit&seite=2",
  );
});
