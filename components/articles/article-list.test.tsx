/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { anArticle } from "@/lib/testing/factories";
import { ArticleList } from "./article-list";

const articles = ["Bach", "Kirmes", "Markt", "Dorfladen", "Bücherei"].map((title) =>
  anArticle({ id: title, slug: title.toLowerCase(), title, teaser: `Mehr zu ${title}` }),
);

const titles = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
const all = ["Bach", "Kirmes", "Markt", "Dorfladen", "Bücherei"];

test("the first page begins with the newest article and its teaser", () => {
  render(<ArticleList articles={articles} page={1} pages={3} />);
  expect(titles()).toEqual(all);
  expect(screen.getByText("Mehr zu Bach")).toBeVisible();
  expect(screen.queryByText("Mehr zu Kirmes")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Weiter" })).toHaveAttribute("href", "/aktuelles?seite=2");
});

test("further pages have rows only, and the first page has one address", () => {
  render(<ArticleList articles={articles} page={2} pages={3} />);
  expect(titles()).toEqual(all);
  expect(screen.queryByText("Mehr zu Bach")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Zurück" })).toHaveAttribute("href", "/aktuelles");
});

test("a village without articles says so", () => {
  render(<ArticleList articles={[]} page={1} pages={1} />);
  expect(screen.getByText("Hier ist noch nichts eingetragen")).toBeVisible();
});
