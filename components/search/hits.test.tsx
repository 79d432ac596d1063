/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { aHit } from "@/lib/testing/search-factories";
import { Hits } from "./hits";

test("kind, title and the words that were searched, marked", () => {
  const title = [
    { text: "Bürgerbus", hit: true },
    { text: ": Fahrt buchen", hit: false },
  ];
  const excerpt = [
    { text: "Viermal am Tag zum ", hit: false },
    { text: "Bahnhof", hit: true },
  ];
  render(<Hits hits={[aHit({ title, excerpt })]} from={0} />);
  expect(screen.getByText("Angebot")).toBeVisible();
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(/^Bürgerbus: Fahrt buchen$/);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/angebot/buergerbus");
  expect(screen.getAllByRole("mark").map((mark) => mark.textContent)).toEqual(["Bürgerbus", "Bahnhof"]);
});

test("no line ends within a time", () => {
  render(<Hits hits={[aHit({ meta: "Dienstag, 9.30–11 Uhr, Halle" })]} from={0} />);
  expect(screen.getByText(/^Dienstag/)).toHaveProperty("textContent", "Dienstag, 9.30–11\u00a0Uhr, Halle");
});

test("what is cancelled or over says so", () => {
  render(<Hits hits={[aHit({ kind: "veranstaltung", status: "abgesagt", isPast: true })]} from={0} />);
  expect(screen.getByText("Abgesagt")).toBeVisible();
  expect(screen.getByText("vorbei")).toBeVisible();
});
