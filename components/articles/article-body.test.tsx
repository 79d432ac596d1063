import { render, screen } from "@testing-library/react";
import { anArticle } from "@/lib/testing/factories";
import { ArticleBody } from "./article-body";

const long = "## Eins\n\n## Zwei\n\n## Drei";

test("the teaser leads into the text, the contents stand beside it", () => {
  render(<ArticleBody article={anArticle()} text={long} isEasy={false} />);
  expect(screen.getByText("Was sich geändert hat.")).toBeVisible();
  expect(screen.getByRole("navigation", { name: "Inhalt" })).toBeVisible();
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("Leichte Sprache is announced and goes without the hard teaser", () => {
  render(<ArticleBody article={anArticle()} text="Der Bach ist neu." isEasy />);
  expect(screen.getByRole("status")).toHaveTextContent("Sie lesen diesen Beitrag in Leichter Sprache.");
  expect(screen.queryByText("Was sich geändert hat.")).not.toBeInTheDocument();
});
