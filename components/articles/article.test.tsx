/** @jest-environment jsdom */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { aCategory, anArticle, anOrganisation } from "@/lib/testing/factories";
import { isEasyLanguage } from "@/lib/urls/routes";
import { ArticleBody, ArticleHead } from "./article";

const url = "https://forum.example.org/beitrag/bach";

/** Waits for what the head loads after the page. */
const show = (element: ReactNode) => act(async () => render(element));

test("it shows title, date, reading time and links to the category and to all articles", async () => {
  const article = anArticle({ categories: [aCategory({ name: "Umwelt & Abfall", slug: "umwelt-abfall" })] });
  await show(
    <ArticleHead article={article} organisations={[]} text={"Wort ".repeat(1200)} isEasy={false} url={url} />,
  );
  expect(screen.getByRole("heading", { level: 1, name: article.title })).toBeVisible();
  expect(screen.getByText("18. November 2026")).toHaveAttribute("datetime", "2026-11-18");
  expect(screen.getByText("6 Minuten Lesezeit")).toBeVisible();
  expect(screen.getByRole("link", { name: "Umwelt & Abfall" })).toHaveAttribute(
    "href",
    "/suchergebnisse/umwelt-abfall",
  );
  expect(screen.getByRole("link", { name: "Aktuelles" })).toHaveAttribute("href", "/aktuelles");
});

test("the two versions link to each other", async () => {
  const article = anArticle({ easyLanguage: "Der Bach ist neu." });
  const { rerender } = await show(
    <ArticleHead article={article} organisations={[]} text="" isEasy={false} url={url} />,
  );
  expect(screen.getByRole("link", { name: "In Leichter Sprache lesen" })).toHaveAttribute(
    "href",
    "/beitrag/bach?sprache=leicht",
  );
  await act(async () =>
    rerender(<ArticleHead article={article} organisations={[]} text="" isEasy url={url} />),
  );
  expect(screen.getByRole("link", { name: "Zum vollständigen Text" })).toHaveAttribute(
    "href",
    "/beitrag/bach",
  );
});

test("it links to those whom it is about", async () => {
  const organisations = [anOrganisation({ name: "Musikverein", slug: "musikverein" })];
  await show(
    <ArticleHead article={anArticle()} organisations={organisations} text="" isEasy={false} url={url} />,
  );
  expect(screen.getByText("Es geht um:").closest("p")).toHaveTextContent("Es geht um: Musikverein");
  expect(screen.getByRole("link", { name: "Musikverein" })).toHaveAttribute("href", "/verein/musikverein");
});

test("without a version in Leichte Sprache there is no link", async () => {
  await show(<ArticleHead article={anArticle()} organisations={[]} text="" isEasy={false} url={url} />);
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

const long = "## Eins\n\n## Zwei\n\n## Drei";

test("the table of contents comes once, before the teaser", async () => {
  render(<ArticleBody article={anArticle()} text={long} isEasy={false} />);
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
  const { rerender } = render(<ArticleBody article={article} text="Text" isEasy={false} />);
  const status = screen.getByText("Sie lesen den vollständigen Text.").closest("[role=status]");
  rerender(<ArticleBody article={article} text="Der Bach ist neu." isEasy />);
  expect(status).toBeInTheDocument();
  expect(status).toHaveTextContent("Sie lesen diesen Beitrag in Leichter Sprache.");
  expect(screen.queryByText("Was sich geändert hat.")).not.toBeInTheDocument();
});
