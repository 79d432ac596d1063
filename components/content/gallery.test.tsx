/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { markBroken } from "@/lib/media/broken-pictures";
import { aPicture } from "@/lib/testing/factories";
import { Gallery } from "./gallery";

const linden = aPicture({ id: "linden", src: "/dateien/linden.jpg?v=1", alt: "Der Chor unter der Linde" });
const pond = aPicture({ id: "pond", file: "teich.jpg", alt: "Kinder am Teich", caption: "Am Nachmittag" });

test("each picture is described, leads to its whole file and has its caption", () => {
  render(<Gallery pictures={[linden, pond]} />);
  const [first, second] = screen.getAllByRole("figure");
  expect(screen.getByRole("link", { name: "Der Chor unter der Linde (Bild in groß)" })).toHaveAttribute(
    "href",
    linden.src,
  );
  expect(within(first as HTMLElement).getByRole("img")).toHaveAttribute("loading", "lazy");
  expect(second).toHaveTextContent("Am Nachmittag");
});

test("what cannot be decoded is left out, and nothing stays of a gallery without pictures", () => {
  const broken = aPicture({ id: "broken", file: "kaputt.jpg", alt: "Kaputt" });
  markBroken(broken);
  const { container, rerender } = render(<Gallery pictures={[broken, linden]} />);
  expect(screen.getAllByRole("img")).toHaveLength(1);
  rerender(<Gallery pictures={[broken]} />);
  expect(container).toBeEmptyDOMElement();
});
