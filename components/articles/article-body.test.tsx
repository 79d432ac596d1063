import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { anArticle } from "@/lib/testing/factories";
import { ArticleBody } from "./article-body";

const long = "## Eins\n\n## Zwei\n\n## Drei";
const url = "https://forum.example.org/beitrag/bach";

test("the table of contents comes once, before the teaser", async () => {
  render(<ArticleBody article={anArticle()} text={long} isEasy={false} url={url} />);
  const contents = screen.getByRole("navigation", { name: "Inhalt" });
  const teaser = screen.getByText("Was sich geändert hat.");
  expect(contents.compareDocumentPosition(teaser)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(within(contents).getByText("Inhalt", { selector: "summary" }));
  expect(
    within(contents)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["#abschnitt-eins", "#abschnitt-zwei", "#abschnitt-drei"]);
  expect(screen.queryByRole("status", { name: /Sprache/ })).not.toBeInTheDocument();
});

test("a change of version is announced by the same live region; Leichte Sprache has no teaser", () => {
  const article = anArticle({ easyLanguage: "Der Bach ist neu." });
  const { rerender } = render(<ArticleBody article={article} text="Text" isEasy={false} url={url} />);
  const status = screen.getByText("Sie lesen den vollständigen Text.").closest("[role=status]");
  rerender(<ArticleBody article={article} text="Der Bach ist neu." isEasy url={url} />);
  expect(status).toBeInTheDocument();
  expect(status).toHaveTextContent("Sie lesen diesen Beitrag in Leichter Sprache.");
  expect(screen.queryByText("Was sich geändert hat.")).not.toBeInTheDocument();
});
