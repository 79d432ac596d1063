/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { StaticPart } from "./static-part.island";

const full = (
  <StaticPart part="_S_1_" className="liste">
    <p>Feuerwehrfest</p>
  </StaticPart>
);
/** As it comes in the data of a document */
const withoutChildren = <StaticPart inDocument="_S_1_" />;

afterEach(() => document.body.replaceChildren());

test("a part without children in the data keeps what the server rendered, element by element", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(full);
  const paragraph = screen.getByText("Feuerwehrfest");
  const onRecoverableError = jest.fn();
  const root = await act(() => hydrateRoot(container, withoutChildren, { onRecoverableError }));
  expect(screen.getByText("Feuerwehrfest")).toBe(paragraph);
  expect(onRecoverableError).not.toHaveBeenCalled();

  // The router goes to another page and back, with the elements that it has kept.
  act(() => root.render(<p>Kontakt</p>));
  expect(screen.queryByText("Feuerwehrfest")).not.toBeInTheDocument();
  act(() => root.render(withoutChildren));
  expect(screen.getByText("Feuerwehrfest")).toBeVisible();
});

test("a navigation brings the part with its elements", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(full);
  const root = await act(() => hydrateRoot(container, withoutChildren));
  const next = (
    <StaticPart part="_S_1_" className="liste">
      <p>Adventsmarkt</p>
    </StaticPart>
  );
  act(() => root.render(next));
  expect(screen.getByText("Adventsmarkt")).toBeVisible();
  expect(screen.queryByText("Feuerwehrfest")).not.toBeInTheDocument();
});

test("a part that comes as HTML is hydrated without it, and replaced by the HTML of a navigation", async () => {
  const partOf = (html: string) => <StaticPart part="_S_1_" html={html} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(partOf("<p>Feuerwehrfest</p>"));
  const paragraph = screen.getByText("Feuerwehrfest");
  const root = await act(() => hydrateRoot(container, <StaticPart inDocument="_S_1_" />));
  expect(screen.getByText("Feuerwehrfest")).toBe(paragraph);
  act(() => root.render(partOf("<p>Adventsmarkt</p>")));
  expect(screen.getByText("Adventsmarkt")).toBeVisible();
});

test("a part that the document does not show is in its template", () => {
  document.body.innerHTML = `<template data-parts="">${renderToString(
    <StaticPart part="_S_31_" as="ul" className="liste" html="<li>Treffer</li>" />,
  )}</template>`;
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  render(<StaticPart inDocument="_S_31_" />);
  expect(screen.getByRole("list")).toHaveClass("liste");
});

test("a part that was not in the document renders its children", () => {
  render(full);
  expect(screen.getByText("Feuerwehrfest")).toBeVisible();
});

test("a part that the router took away before it was rendered is there on the way back, whatever another page has under its id", () => {
  const header = <StaticPart part="_S_21_" html="Kopf" />;
  const list = <StaticPart part="_S_22_" as="ul" className="liste" html="<li>Treffer</li>" />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(
    <>
      {header}
      {list}
    </>,
  );
  render(<StaticPart inDocument="_S_21_" />);
  container.innerHTML = renderToString(<StaticPart part="_S_22_" html="Impressum" />);
  render(<StaticPart inDocument="_S_22_" />);
  expect(screen.getByRole("list")).toHaveClass("liste");
  expect(screen.getByRole("listitem")).toHaveTextContent("Treffer");
});
