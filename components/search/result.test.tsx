import { render, screen } from "@testing-library/react";
import type { Entry } from "@/lib/search/entries";
import { wordsOf } from "@/lib/search/match";
import { Result } from "./result";

const anEntry = (given: Partial<Entry> = {}): Entry => ({
  kind: "angebot",
  id: "buergerbus",
  title: "Bürgerbus: Fahrt buchen",
  text: "Viermal am Tag zum **Bahnhof**.",
  names: [],
  categories: [],
  href: "/angebot/buergerbus",
  meta: "Bauen & Verkehr",
  changedAt: "2026-11-01T08:00:00.000Z",
  ...given,
});

test("kind, title and the words that were searched, marked", () => {
  render(<Result entry={anEntry()} words={wordsOf("bahnhof buergerbus")} />);
  expect(screen.getByText("Angebot")).toBeVisible();
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(/^Bürgerbus: Fahrt buchen$/);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/angebot/buergerbus");
  expect(screen.getAllByRole("mark").map((mark) => mark.textContent)).toEqual(["Bürgerbus", "Bahnhof"]);
});

test("what stands only in the whole text is shown from there", () => {
  const wholeText = `Anfang. ${"Etwas anderes. ".repeat(30)}Die Mitfahrbank steht am Markt.`;
  render(<Result entry={anEntry({ kind: "beitrag", wholeText })} words={wordsOf("mitfahrbank")} />);
  expect(screen.getByText(/steht am Markt/)).toBeVisible();
});

test("what is cancelled or over says so", () => {
  render(<Result entry={anEntry({ kind: "veranstaltung", status: "abgesagt", isPast: true })} words={[]} />);
  expect(screen.getByText("Abgesagt")).toBeVisible();
  expect(screen.getByText("vorbei")).toBeVisible();
});
