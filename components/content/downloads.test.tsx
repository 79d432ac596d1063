/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { Download } from "@/lib/cms/media";
import { Downloads } from "./downloads";

const file = (name: string, kB: number | undefined): Download => ({
  id: name,
  file: "a_1.pdf",
  version: "1",
  mime: "application/pdf",
  src: "/dateien/a_1.pdf?v=1",
  alt: "",
  caption: undefined,
  width: undefined,
  height: undefined,
  focus: undefined,
  name,
  kB,
});

test("files have their title, kind and size, and are saved under the name that the editor gave", () => {
  const files = [
    file("Handzettel Adventsmarkt.pdf", 240),
    file("Satzung.v2.docx", 1240),
    file("Liste", undefined),
  ];
  render(<Downloads files={files} />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.textContent?.replace(/\s/g, " "))).toEqual([
    "Handzettel Adventsmarkt (PDF, 240 kB)",
    "Satzung.v2 (DOCX, 1,2 MB)",
    "Liste",
  ]);
  expect(links[0]).toHaveAttribute("download", "Handzettel Adventsmarkt.pdf");
  expect(screen.getByRole("region", { name: "Dateien zum Herunterladen" })).toBeVisible();
});

test("an entry without files has no heading for them", () => {
  const { container } = render(<Downloads files={[]} />);
  expect(container).toBeEmptyDOMElement();
});
