import { render, screen } from "@testing-library/react";
import { aPicture } from "@/lib/testing/factories";
import { Picture } from "./picture";

test("a photo comes in several sizes, without a style attribute", () => {
  render(<Picture picture={aPicture()} sizes="100vw" />);
  const image = screen.getByRole("img", { name: "Der Markt im Schnee" });
  expect(image).toHaveAttribute("srcset", expect.stringContaining("/_next/image?url=%2Fdateien%2Fmarkt.jpg"));
  expect(image).toHaveAttribute("width", "1600");
  expect(image).toHaveAttribute("loading", "lazy");
  expect(image).not.toHaveAttribute("style");
});

test("the main image is loaded at once", () => {
  render(<Picture picture={aPicture()} sizes="100vw" priority />);
  const image = screen.getByRole("img");
  expect(image).toHaveAttribute("loading", "eager");
  expect(image).toHaveAttribute("fetchpriority", "high");
});

test.each([
  ["a drawing", aPicture({ mime: "image/svg+xml", src: "/dateien/wappen.svg?v=1" })],
  ["a picture of unknown size", aPicture({ width: undefined, height: undefined })],
])("%s is shown as it is", (_what, picture) => {
  render(<Picture picture={picture} sizes="100vw" />);
  const image = screen.getByRole("img");
  expect(image).toHaveAttribute("src", picture.src);
  expect(image).not.toHaveAttribute("srcset");
});

test("a decorative picture is none to screen readers", () => {
  render(<Picture picture={aPicture({ alt: "" })} sizes="100vw" />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});
