import { render, screen, within } from "@testing-library/react";
import { anOrganisation } from "@/lib/testing/factories";
import { ClubList } from "./club-list";

const clubs = [
  anOrganisation({ slug: "angler", name: "Angelverein" }),
  anOrganisation({
    ...{ slug: "musikverein", name: "Musikverein", contactRole: "Dirigentin", phone: "030 (0) 23125 210" },
    ...{ email: "musik@example.org", website: "https://musik.example.org" },
    openingHours: [{ days: ["Fr"], from: "19:00", to: "21:30" }],
  }),
];

test("letters with clubs lead to them, the others are not read out", () => {
  render(<ClubList clubs={clubs} />);
  const letters = within(screen.getByRole("navigation", { name: "Von A bis Z" })).getAllByRole("link");
  expect(letters.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["A", "#buchstabe-a"],
    ["M", "#buchstabe-m"],
  ]);
  expect(screen.getByRole("heading", { level: 2, name: "M" })).toHaveAttribute("id", "buchstabe-m");
});

test("a club can be linked to and says how to reach it", () => {
  render(<ClubList clubs={clubs} />);
  const club = screen.getByRole("article", { name: "Musikverein" });
  expect(club).toHaveAttribute("id", "musikverein");
  expect(club).toHaveTextContent("Dirigentin");
  expect(club).toHaveTextContent("Fr 19–21.30 Uhr");
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

test("an unsafe website is no link", () => {
  render(<ClubList clubs={[anOrganisation({ website: "javascript:alert(1)" })]} />);
  expect(screen.queryByRole("link", { name: /Webseite/ })).not.toBeInTheDocument();
});

test("no clubs, a sentence", () => {
  render(<ClubList clubs={[]} />);
  expect(screen.getByText("Hier ist noch nichts eingetragen.")).toBeVisible();
});
