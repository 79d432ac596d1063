/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { endHydration } from "@/lib/browser/hydration";
import { useMessageStore } from "@/lib/messages/message-store";
import { wordsOfOrganisation } from "@/lib/organisations/words-of-organisation";
import { aCategory, anOrganisation } from "@/lib/testing/factories";
import { routes } from "@/lib/urls/routes";
import { ClubList } from "./club-list";

let address = new URLSearchParams();
jest.mock("next/navigation", () => ({ useSearchParams: () => address }));
beforeEach(() => visit(""));

/** Sets the address of both router and window. */
function visit(query: string) {
  history.replaceState(null, "", `/%C3%BCbersicht/vereine${query}`);
  address = new URLSearchParams(location.search);
}

const nature = aCategory({ slug: "umwelt-abfall", name: "Umwelt & Abfall" });
const clubsAll = aCategory({ slug: "vereine", name: "Vereine" });

const clubs = [
  anOrganisation({ slug: "angler", name: "Angelverein Mühlbach", categories: [clubsAll, nature] }),
  anOrganisation({
    slug: "musikverein",
    name: "Musikverein",
    description: `**Blasmusik** seit 1898. ${"Noch mehr Musik. ".repeat(20)}`,
    categories: [clubsAll],
  }),
];

/** What the route with the words answers */
const answerWords = (status = 200) => {
  const words = Object.fromEntries(clubs.map((club) => [club.slug, wordsOfOrganisation(club)]));
  const answer = { ok: status === 200, status, json: async () => ({ words }) } as Response;
  global.fetch = jest.fn().mockImplementation(async () => answer);
};
beforeEach(() => answerWords());

beforeAll(async () => {
  endHydration();
  render(<ClubList clubs={clubs} />);
  // Its code is loaded late the first time.
  await screen.findByRole("textbox");
  cleanup();
});

test("letters with clubs link to them, the others are hidden from screen readers", () => {
  render(<ClubList clubs={clubs} />);
  const letters = within(screen.getByRole("navigation", { name: "Von A bis Z" })).getAllByRole("link");
  expect(letters.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["A", "#buchstabe-a"],
    ["M", "#buchstabe-m"],
  ]);
  expect(screen.getByRole("heading", { level: 2, name: "M" })).toHaveAttribute("id", "buchstabe-m");
});

test("a club has an anchor, one line of text, and a link to its page", () => {
  render(<ClubList clubs={clubs} />);
  const club = screen.getByRole("article", { name: "Musikverein" });
  expect(club).toHaveAttribute("id", "musikverein");
  expect(within(club).getByText(/^Blasmusik seit 1898\. .{40,80} …$/)).toBeVisible();
  expect(
    within(club)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/verein/musikverein"]);
});

test("without clubs a sentence is shown", () => {
  render(<ClubList clubs={[]} />);
  expect(screen.getByText("Hier ist noch nichts eingetragen.")).toBeVisible();
});

const leftOut = () =>
  screen.getAllByRole("article").flatMap((club) => (club.closest("[data-left-out]") ? club.id : []));
const letters = () =>
  within(screen.getByRole("navigation", { name: "Von A bis Z" }))
    .getAllByRole("link")
    .map((link) => link.textContent);

test("typing filters the list at once, shows the number of clubs, and changes the address", async () => {
  render(<ClubList clubs={clubs} />);
  expect(screen.getByRole("status")).toHaveTextContent("2 Vereine");
  await userEvent.type(screen.getByRole("textbox", { name: "Verein finden" }), "muehl");
  await waitFor(() => expect(leftOut()).toEqual(["musikverein"]));
  expect(letters()).toEqual(["A"]);
  expect(screen.getByRole("status")).toHaveTextContent("1 von 2 Vereinen");
  await waitFor(() => expect(location.search).toBe("?q=muehl"));
  await userEvent.click(screen.getByRole("link", { name: "Alle zeigen" }));
  expect(leftOut()).toEqual([]);
  await waitFor(() => expect(location.search).toBe(""));
  expect(screen.getByRole("textbox")).toHaveFocus();
});

test("the words are fetched once, when somebody is about to filter, and again after a failure", async () => {
  answerWords(503);
  render(<ClubList clubs={clubs} />);
  expect(fetch).not.toHaveBeenCalled();
  const field = screen.getByRole("textbox", { name: "Verein finden" });
  await userEvent.click(field);
  expect(fetch).toHaveBeenCalledWith(routes.clubWords, undefined);
  await waitFor(() => expect(useMessageStore.getState().message).not.toBe(""));
  expect(leftOut()).toEqual([]);
  answerWords();
  await userEvent.type(field, "muehl");
  await waitFor(() => expect(leftOut()).toEqual(["musikverein"]));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("the blank between two words stays while the address follows", async () => {
  const { rerender } = render(<ClubList clubs={clubs} />);
  const field = screen.getByRole("textbox", { name: "Verein finden" });
  await userEvent.type(field, "angel ");
  await waitFor(() => expect(location.search).toBe("?q=angel"));
  address = new URLSearchParams(location.search);
  rerender(<ClubList clubs={clubs} />);
  expect(field).toHaveValue("angel ");
});

test("only categories that distinguish clubs are offered, and one of them filters the list", async () => {
  render(<ClubList clubs={clubs} />);
  const areas = screen.getByRole("combobox", { name: "Bereich" });
  expect(
    within(areas)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Alle", "Umwelt & Abfall (1)"]);
  await userEvent.selectOptions(areas, "umwelt-abfall");
  expect(leftOut()).toEqual(["musikverein"]);
  await waitFor(() => expect(location.search).toBe("?art=umwelt-abfall"));
});

test("the address sets the filter, and the entry it points at is always shown", () => {
  visit("?q=angel#musikverein");
  render(<ClubList clubs={clubs} isSearched />);
  expect(screen.getByRole("textbox")).toHaveValue("angel");
  expect(screen.getByRole("status")).toHaveTextContent("1 von 2 Vereinen");
  expect(leftOut()).toEqual([]);
});

test("when nothing fits, a sentence is shown", () => {
  visit("?q=xyz");
  render(<ClubList clubs={clubs} isSearched />);
  expect(screen.getByRole("status")).toHaveTextContent("0 von 2 Vereinen. Dazu passt kein Eintrag.");
  expect(screen.queryByRole("navigation", { name: "Von A bis Z" })).not.toBeInTheDocument();
});
