/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { aCategory, aRedirectEntry } from "@/lib/testing/factories";
import { OfferNotes } from "./sections";

test("a note shows the category, the summary without Markdown and a link to the redirect", () => {
  const categories = [aCategory({ name: "Bauen & Verkehr" })];
  render(
    <OfferNotes
      offers={[aRedirectEntry({ categories, summary: "Viermal am Tag zum **Bahnhof**." })]}
      confirmedForMonths={14}
      now={new Date("2026-11-22T12:00:00Z")}
    />,
  );
  expect(screen.getByText("Bauen & Verkehr")).toBeVisible();
  expect(screen.getByText("Viermal am Tag zum Bahnhof.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Bürgerbus: Fahrt buchen (externer Link)" })).toHaveAttribute(
    "href",
    "/angebot/buergerbus",
  );
});

test("without a category the note shows the kind", () => {
  render(
    <OfferNotes offers={[aRedirectEntry()]} confirmedForMonths={14} now={new Date("2026-11-22T12:00:00Z")} />,
  );
  expect(screen.getByText("Angebot")).toBeVisible();
});
