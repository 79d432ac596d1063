/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aHit } from "@/lib/testing/search-factories";
import { Hits } from "./hits";
import { useReportedOpens } from "./use-reported-opens";

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

test("what is cancelled or over says so", () => {
  render(<Hits hits={[aHit({ kind: "veranstaltung", status: "abgesagt", isPast: true })]} from={0} />);
  expect(screen.getByText("Abgesagt")).toBeVisible();
  expect(screen.getByText("vorbei")).toBeVisible();
});

function Reported({ isCounted }: { isCounted: boolean }) {
  useReportedOpens();
  return <Hits hits={[aHit()]} from={0} isCounted={isCounted} />;
}

test("hits of a search for words are reported when they are opened, also in another tab; others are not", async () => {
  const bodies: unknown[] = [];
  global.fetch = async (_, request) => {
    bodies.push(request?.body);
    return new Response();
  };
  document.addEventListener("click", (event) => event.preventDefault());
  const user = userEvent.setup();
  await user.keyboard("{Control>}");
  const { rerender } = render(<Reported isCounted={false} />);
  await user.click(screen.getByRole("link"));
  expect(bodies).toEqual([]);
  rerender(<Reported isCounted />);
  await user.click(screen.getByRole("link"));
  expect(bodies).toEqual(["angebot/buergerbus"]);
});
