/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { aPicture } from "@/lib/testing/factories";
import { RichText } from "./rich-text";

test("a picture of the media library has dimensions, variants and the alt text of the Markdown", () => {
  const file = aPicture({ src: "/dateien/ufer_1a.jpg?v=7" });
  const { container } = render(<RichText markdown="![Ufer im Mai](/uploads/ufer_1a.jpg)" files={[file]} />);
  const image = screen.getByRole("img", { name: "Ufer im Mai" });
  expect(image).toHaveAttribute("src", "/dateien/ufer_1a.jpg?v=7");
  expect(image).toHaveAttribute("width", "1600");
  expect(container.querySelector("figure source")).toHaveAttribute(
    "srcset",
    expect.stringContaining("&w=640"),
  );
});

test("headings, links and lists are rendered", () => {
  render(<RichText markdown={"## Beschlossen\n\n- Kita-Anbau, siehe [Kita](/beitrag/kita)\n- **Dach**"} />);
  expect(screen.getByRole("heading", { level: 2, name: "Beschlossen" })).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Kita" })).toHaveAttribute("href", "/beitrag/kita");
});

test("a link to another site is labelled as external", () => {
  render(<RichText markdown="[Landkreis](https://kreis.example.org)" />);
  const link = screen.getByRole("link", { name: "Landkreis (externer Link)" });
  expect(link).toHaveAttribute("href", "https://kreis.example.org/");
  expect(link).toHaveAttribute("rel", "external noopener");
});

test("of a javascript: link only the text remains", () => {
  render(<RichText markdown="[Klick](javascript:alert(1)) <img src=x onerror=alert(1)>" />);
  expect(screen.getByText(/Klick/)).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("a table is focusable for scrolling, without style attributes", () => {
  const { container } = render(<RichText markdown={"## Müll\n\n|Tag|Tonne|\n|:-:|-:|\n|Di|Bio|"} />);
  expect(screen.getByRole("region", { name: "Tabelle: Müll" })).toHaveAttribute("tabindex", "0");
  expect(screen.getByRole("columnheader", { name: "Tonne" })).toHaveAttribute("data-align", "right");
  expect(container.querySelectorAll("[style], [align]")).toHaveLength(0);
});

test("a task list has a text for each state", () => {
  render(<RichText markdown={"- [x] Antrag\n- [ ] Foto"} />);
  expect(screen.getByRole("img", { name: "erledigt" })).toBeInTheDocument();
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
});

test("a term of the glossary is a button that opens its explanation", () => {
  const term = { name: "Satzung", otherForms: [], explanation: "Regeln der Gemeinde.", target: "/kontakt" };
  const { container } = render(<RichText markdown="Die Satzung gilt." glossary={[term]} />);
  const button = screen.getByRole("button", { name: "Satzung" });
  const explanation = container.querySelector("[popover]");
  expect(button).toHaveAttribute("popovertarget", explanation?.id);
  expect(explanation).toHaveTextContent("Satzung Regeln der Gemeinde. Mehr dazu");
  expect(button.nextElementSibling).toBe(explanation);
});
