import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aHit } from "@/lib/testing/search-factories";
import { Result } from "./result-pages";

test("kind, title and the words that were searched, marked", () => {
  const title = [
    { text: "Bürgerbus", hit: true },
    { text: ": Fahrt buchen", hit: false },
  ];
  const excerpt = [
    { text: "Viermal am Tag zum ", hit: false },
    { text: "Bahnhof", hit: true },
  ];
  render(<Result hit={aHit({ title, excerpt })} />);
  expect(screen.getByText("Angebot")).toBeVisible();
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(/^Bürgerbus: Fahrt buchen$/);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/angebot/buergerbus");
  expect(screen.getAllByRole("mark").map((mark) => mark.textContent)).toEqual(["Bürgerbus", "Bahnhof"]);
});

test("what is cancelled or over says so", () => {
  render(<Result hit={aHit({ kind: "veranstaltung", status: "abgesagt", isPast: true })} />);
  expect(screen.getByText("Abgesagt")).toBeVisible();
  expect(screen.getByText("vorbei")).toBeVisible();
});

test("an entry that is opened is told of, also in another tab", async () => {
  const onOpen = jest.fn();
  const hit = aHit();
  render(<Result hit={hit} onOpen={onOpen} />);
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  const user = userEvent.setup();
  await user.keyboard("{Control>}");
  await user.click(screen.getByRole("link"));
  expect(onOpen.mock.calls).toEqual([[hit]]);
});
