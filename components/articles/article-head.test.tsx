import { render, screen } from "@testing-library/react";
import { isEasyLanguage } from "@/lib/routes";
import { aCategory, anArticle } from "@/lib/testing/factories";
import { ArticleHead } from "./article-head";

test("it shows title, date, reading time and a link to the category", () => {
  const article = anArticle({ categories: [aCategory({ name: "Umwelt & Abfall", slug: "umwelt-abfall" })] });
  render(<ArticleHead article={article} text={"Wort ".repeat(1200)} isEasy={false} />);
  expect(screen.getByRole("heading", { level: 1, name: article.title })).toBeVisible();
  expect(screen.getByText("18. November 2026")).toHaveAttribute("datetime", "2026-11-18");
  expect(screen.getByText("6 Minuten Lesezeit")).toBeVisible();
  expect(screen.getByRole("link", { name: "Umwelt & Abfall" })).toHaveAttribute(
    "href",
    "/suchergebnisse/umwelt-abfall",
  );
});

test("the two versions link to each other", () => {
  const article = anArticle({ easyLanguage: "Der Bach ist neu." });
  const { rerender } = render(<ArticleHead article={article} text="" isEasy={false} />);
  expect(screen.getByRole("link", { name: "In Leichter Sprache lesen" })).toHaveAttribute(
    "href",
    "/beitrag/bach?sprache=leicht",
  );
  rerender(<ArticleHead article={article} text="" isEasy />);
  expect(screen.getByRole("link", { name: "Zum vollständigen Text" })).toHaveAttribute(
    "href",
    "/beitrag/bach",
  );
});

test("without a version in Leichte Sprache there is no link", () => {
  render(<ArticleHead article={anArticle()} text="" isEasy={false} />);
  expect(screen.queryByRole("link", { name: /Leichter Sprache/ })).not.toBeInTheDocument();
});

test.each([
  ["leicht", true],
  ["schwer", false],
  [undefined, false],
  [["leicht", "leicht"], false],
])("sprache=%j means Leichte Sprache: %s", (language, expected) => {
  expect(isEasyLanguage(language)).toBe(expected);
});
