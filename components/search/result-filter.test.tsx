import { render, screen } from "@testing-library/react";
import { type Kind, routes } from "@/lib/routes";
import { ResultFilter } from "./result-filter";

const hrefOf = (kind: Kind | undefined) => routes.search({ q: "bus", kind });

test("the kinds that have hits, with their number; the chosen one is current", () => {
  const counts = new Map<Kind, number>([
    ["veranstaltung", 0],
    ["beitrag", 3],
    ["info", 2],
  ]);
  render(<ResultFilter found={{ counts, countOfAll: 5 }} kind="info" hrefOf={hrefOf} />);
  expect(screen.getAllByRole("link").map((chip) => chip.textContent)).toEqual([
    "Alle(5)",
    "Beiträge(3)",
    "Infos(2)",
  ]);
  expect(screen.getByRole("link", { name: /Infos/ })).toHaveAttribute("aria-current", "true");
  expect(screen.getByRole("link", { name: /Beiträge/ })).toHaveAttribute(
    "href",
    "/suchergebnisse?q=bus&art=beitrag",
  );
});

test("one kind alone needs no choice", () => {
  render(
    <ResultFilter
      found={{ counts: new Map([["beitrag", 3]]), countOfAll: 3 }}
      kind={undefined}
      hrefOf={hrefOf}
    />,
  );
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("a chosen kind without hits can be left again", () => {
  render(<ResultFilter found={{ counts: new Map(), countOfAll: 0 }} kind="info" hrefOf={hrefOf} />);
  expect(screen.getByRole("link", { name: /Alle/ })).toHaveAttribute("href", "/suchergebnisse?q=bus");
});
