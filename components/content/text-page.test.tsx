import { render, screen, within } from "@testing-library/react";
import { aPage } from "@/lib/testing/factories";
import { TextPage } from "./text-page";

test("the editors' title is the page's one h1", () => {
  render(
    <TextPage
      title="Datenschutz"
      page={aPage({ title: "Datenschutzerklärung", text: "# Erstens\n\nText" })}
    />,
  );
  expect(screen.getAllByRole("heading", { level: 1 })).toEqual([
    screen.getByRole("heading", { name: "Datenschutzerklärung" }),
  ]);
  expect(screen.getByRole("heading", { level: 2, name: "Erstens" })).toBeVisible();
});

test("from three headings on a table of contents leads to each", () => {
  render(<TextPage title="A" page={aPage({ text: "## Eins\n\n## Zwei\n\n### Zwei a\n\n## Drei" })} />);
  const contents = screen.getByRole("navigation", { name: "Inhalt" });
  expect(
    within(contents)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Eins", "Zwei", "Drei"]);
  const link = within(contents).getByRole("link", { name: "Zwei" });
  const id = link.getAttribute("href")?.slice(1);
  expect(screen.getByRole("heading", { name: "Zwei" })).toHaveAttribute("id", id);
});

test("two headings are seen without", () => {
  render(<TextPage title="A" page={aPage({ text: "## Eins\n\n## Zwei" })} />);
  expect(screen.queryByRole("navigation", { name: "Inhalt" })).not.toBeInTheDocument();
});

test.each([undefined, aPage({ text: "" })])("without a text the page is still whole", (page) => {
  render(<TextPage title="Impressum" page={page} />);
  expect(screen.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
  expect(screen.getByText(/wird gerade überarbeitet/)).toBeVisible();
});
