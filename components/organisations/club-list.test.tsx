import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aCategory, anOrganisation } from "@/lib/testing/factories";
import { ClubList } from "./club-list";

let address = new URLSearchParams();
jest.mock("next/navigation", () => ({ useSearchParams: () => address }));
beforeEach(() => visit(""));

/** Sets the address of both router and window. */
function visit(query: string) {
  history.replaceState(null, "", `/%C3%BCbersicht/vereine${query}`);
  address = new URLSearchParams(location.search);
}

// Friday, 27 November 2026, 20 o'clock in the village
const now = new Date("2026-11-27T19:00:00Z");
const nature = aCategory({ slug: "umwelt-abfall", name: "Umwelt & Abfall" });
const clubsAll = aCategory({ slug: "vereine", name: "Vereine" });

const clubs = [
  anOrganisation({ slug: "angler", name: "Angelverein Mühlbach", categories: [clubsAll, nature] }),
  anOrganisation({
    slug: "musikverein",
    name: "Musikverein",
    contactRole: "Dirigentin",
    phone: "030 (0) 23125 210",
    email: "musik@example.org",
    website: "https://musik.example.org",
    openingHours: [{ days: ["Fr"], from: "19:00", to: "21:30" }],
    categories: [clubsAll],
  }),
];

test("letters with clubs link to them, the others are hidden from screen readers", () => {
  render(<ClubList clubs={clubs} now={now} />);
  const letters = within(screen.getByRole("navigation", { name: "Von A bis Z" })).getAllByRole("link");
  expect(letters.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["A", "#buchstabe-a"],
    ["M", "#buchstabe-m"],
  ]);
  expect(screen.getByRole("heading", { level: 2, name: "M" })).toHaveAttribute("id", "buchstabe-m");
});

test("a club has an anchor and shows how to reach it", () => {
  render(<ClubList clubs={clubs} now={now} />);
  const club = screen.getByRole("article", { name: "Musikverein" });
  expect(club).toHaveAttribute("id", "musikverein");
  expect(club).toHaveTextContent("Dirigentin");
  expect(club).toHaveTextContent("Freitag19–21.30 Uhr");
  expect(club).toHaveTextContent("heute geöffnet bis 21.30 Uhr");
  expect(within(club).getByRole("link", { name: /^Kontaktdaten speichern/ })).toHaveAttribute(
    "href",
    "/kontaktdaten/musikverein.vcf",
  );
  expect(within(club).getByRole("link", { name: "030 (0) 23125 210" })).toHaveAttribute(
    "href",
    "tel:03023125210",
  );
  expect(within(club).getByRole("link", { name: /^musik@/ })).toHaveAttribute(
    "href",
    "mailto:musik@example.org",
  );
  expect(within(club).getByRole("link", { name: "Zur Webseite (externer Link)" })).toBeVisible();
});

test("outside its hours a club shows when it meets next", () => {
  render(<ClubList clubs={clubs} now={new Date("2026-11-25T19:00:00Z")} />);
  const club = screen.getByRole("article", { name: "Musikverein" });
  expect(club).toHaveTextContent("nächstes Mal am Freitag um 19 Uhr");
  expect(club).not.toHaveTextContent("geschlossen");
});

test("an unsafe website is no link", () => {
  render(<ClubList clubs={[anOrganisation({ website: "javascript:alert(1)" })]} now={now} />);
  expect(screen.queryByRole("link", { name: /Webseite/ })).not.toBeInTheDocument();
});

test("without clubs a sentence is shown", () => {
  render(<ClubList clubs={[]} now={now} />);
  expect(screen.getByText("Hier ist noch nichts eingetragen.")).toBeVisible();
});

const leftOut = () =>
  screen.getAllByRole("article").flatMap((club) => (club.closest("[data-left-out]") ? club.id : []));
const letters = () =>
  within(screen.getByRole("navigation", { name: "Von A bis Z" }))
    .getAllByRole("link")
    .map((link) => link.textContent);

test("typing filters the list at once, shows the number of clubs, and changes the address", async () => {
  render(<ClubList clubs={clubs} now={now} />);
  expect(screen.getByRole("status")).toHaveTextContent("2 Vereine");
  await userEvent.type(screen.getByRole("textbox", { name: "Verein finden" }), "muehl");
  expect(leftOut()).toEqual(["musikverein"]);
  expect(letters()).toEqual(["A"]);
  expect(screen.getByRole("status")).toHaveTextContent("1 von 2 Vereinen");
  await waitFor(() => expect(location.search).toBe("?q=muehl"));
  await userEvent.click(screen.getByRole("link", { name: "Alle zeigen" }));
  expect(leftOut()).toEqual([]);
  await waitFor(() => expect(location.search).toBe(""));
  expect(screen.getByRole("textbox")).toHaveFocus();
});

test("the blank between two words stays while the address follows", async () => {
  const { rerender } = render(<ClubList clubs={clubs} now={now} />);
  const field = screen.getByRole("textbox", { name: "Verein finden" });
  await userEvent.type(field, "angel ");
  await waitFor(() => expect(location.search).toBe("?q=angel"));
  address = new URLSearchParams(location.search);
  rerender(<ClubList clubs={clubs} now={now} />);
  expect(field).toHaveValue("angel ");
});

test("only categories that distinguish clubs are offered, and one of them filters the list", async () => {
  render(<ClubList clubs={clubs} now={now} />);
  const offered = within(screen.getByRole("group", { name: "Bereich" })).getAllByRole("radio");
  expect(offered.map((radio) => radio.closest("label")?.textContent)).toEqual([
    "Alle(2)",
    "Umwelt & Abfall(1)",
  ]);
  await userEvent.click(screen.getByRole("radio", { name: /Umwelt & Abfall/ }));
  expect(leftOut()).toEqual(["musikverein"]);
  await waitFor(() => expect(location.search).toBe("?art=umwelt-abfall"));
});

test("the address sets the filter, and the entry it points at is always shown", () => {
  visit("?q=angel#musikverein");
  render(<ClubList clubs={clubs} now={now} />);
  expect(screen.getByRole("textbox")).toHaveValue("angel");
  expect(screen.getByRole("status")).toHaveTextContent("1 von 2 Vereinen");
  expect(leftOut()).toEqual([]);
});

test("when nothing fits, a sentence is shown", () => {
  visit("?q=xyz");
  render(<ClubList clubs={clubs} now={now} />);
  expect(screen.getByRole("status")).toHaveTextContent("0 von 2 Vereinen. Dazu passt kein Eintrag.");
  expect(screen.queryByRole("navigation", { name: "Von A bis Z" })).not.toBeInTheDocument();
});
