/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { aSearchResponse } from "@/lib/testing/search-factories";
import { routes } from "@/lib/urls/routes";
import type { Kind } from "@/lib/urls/search-params";
import { ResultFilter } from "./result-filter";

const hrefOf = (kind: Kind | undefined) => routes.search({ q: "bus", kind });

test("the kinds that have hits, with their number; the chosen one is current", () => {
  const response = aSearchResponse({ counts: { beitrag: 3, info: 2 }, countOfAll: 5 });
  render(<ResultFilter response={response} kind="info" hrefOf={hrefOf} />);
  expect(screen.getAllByRole("link").map((chip) => chip.textContent)).toEqual([
    "Alle (5)",
    "Beiträge (3)",
    "Infos (2)",
  ]);
  expect(screen.getByRole("link", { name: /Infos/ })).toHaveAttribute("aria-current", "true");
  expect(screen.getByRole("link", { name: /Beiträge/ })).toHaveAttribute(
    "href",
    "/suchergebnisse?q=bus&art=beitrag",
  );
});

test("the numbers of the kinds, pages among them, add up to that of all", () => {
  const response = aSearchResponse({ counts: { beitrag: 3, seite: 1 }, countOfAll: 4 });
  render(<ResultFilter response={response} kind={undefined} hrefOf={hrefOf} />);
  expect(screen.getAllByRole("link").map((chip) => chip.textContent)).toEqual([
    "Alle (4)",
    "Beiträge (3)",
    "Seiten (1)",
  ]);
});

test("one kind alone needs no choice", () => {
  const response = aSearchResponse({ counts: { beitrag: 3 }, countOfAll: 3 });
  render(<ResultFilter response={response} kind={undefined} hrefOf={hrefOf} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("a chosen kind without hits can be left again", () => {
  render(<ResultFilter response={aSearchResponse({ countOfAll: 0 })} kind="info" hrefOf={hrefOf} />);
  expect(screen.getByRole("link", { name: /Alle/ })).toHaveAttribute("href", "/suchergebnisse?q=bus");
});
