import { render, screen } from "@testing-library/react";
import { aCategory } from "@/lib/testing/factories";
import { NothingFound } from "./nothing-found";

test("says so, helps, and leads on", () => {
  render(
    <NothingFound
      title="Nichts gefunden für „Adwent“"
      hint="Fragen Sie uns unter 030 23125 100."
      categories={[aCategory({ name: "Rathaus & Verwaltung", slug: "rathaus-verwaltung" })]}
    />,
  );
  expect(screen.getByRole("status")).toHaveTextContent("Nichts gefunden für „Adwent“");
  expect(screen.getByText("Fragen Sie uns unter 030 23125 100.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Rathaus & Verwaltung" })).toHaveAttribute(
    "href",
    "/suchergebnisse/rathaus-verwaltung",
  );
});
