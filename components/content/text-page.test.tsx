/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { aPage } from "@/lib/testing/factories";
import { TextPage } from "./text-page";

test("the entry's title is the only h1", () => {
  render(<TextPage title="Datenschutz" page={aPage({ title: "Ihre Daten", text: "# Erstens\n\nText" })} />);
  expect(screen.getAllByRole("heading", { level: 1 })).toEqual([
    screen.getByRole("heading", { name: "Ihre Daten" }),
  ]);
  expect(screen.getByRole("heading", { level: 2, name: "Erstens" })).toBeVisible();
});

test("with three headings there is a table of contents", () => {
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

test("with two headings there is no table of contents", () => {
  render(<TextPage title="A" page={aPage({ text: "## Eins\n\n## Zwei" })} />);
  expect(screen.queryByRole("navigation", { name: "Inhalt" })).not.toBeInTheDocument();
});

test.each([undefined, aPage({ text: "" })])("without a text there is a title and a note", (page) => {
  render(<TextPage title="Impressum" page={page} />);
  expect(screen.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
  expect(screen.getByText(/wird gerade überarbeitet/)).toBeVisible();
});

test("above content that stands before the text there are links to its headings", () => {
  render(<TextPage title="A" page={aPage({ text: "## Eins\n\n### Eins a\n\n## Zwei" })} before={<form />} />);
  const links = within(screen.getByRole("navigation", { name: "Inhalt" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    ["Eins", "Zwei"].map((name) => [name, `#${screen.getByRole("heading", { name }).id}`]),
  );
});
