/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { markBroken } from "@/lib/media/broken-pictures";
import { aPicture } from "@/lib/testing/factories";
import { Picture } from "./picture";

test("a photo has AVIF and WebP sources in several sizes, and no style attribute", () => {
  const { container } = render(<Picture picture={aPicture()} sizes="100vw" />);
  const [avif, webp, ...more] = container.querySelectorAll("picture > source");
  expect(more).toEqual([]);
  expect(avif).toHaveAttribute("type", "image/avif");
  expect(avif).toHaveAttribute("srcset", expect.stringContaining("/dateien/markt.jpg?v=1&w=640&f=avif 640w"));
  expect(webp).toHaveAttribute("srcset", expect.stringContaining("&f=webp 1600w"));
  expect(webp).toHaveAttribute("sizes", "100vw");
  const image = screen.getByRole("img", { name: "Der Markt im Schnee" });
  expect(image).toHaveAttribute("src", "/dateien/markt.jpg?v=1");
  expect(image).toHaveAttribute("width", "1600");
  expect(image).toHaveAttribute("height", "900");
  expect(image).toHaveAttribute("loading", "lazy");
  expect(container.querySelector("[style]")).toBeNull();
});

test("with priority it is preloaded in the displayed size", () => {
  render(<Picture picture={aPicture({ src: "/dateien/main.jpg?v=1" })} sizes="50vw" priority />);
  const image = screen.getByRole("img");
  expect(image).not.toHaveAttribute("loading");
  expect(image).toHaveAttribute("fetchpriority", "high");
  const hint = document.head.querySelector('link[rel="preload"][imagesizes="50vw"]');
  expect(hint).toHaveAttribute("type", "image/avif");
  expect(hint).toHaveAttribute("imagesrcset", expect.stringContaining("/dateien/main.jpg?v=1&w=640&f=avif"));
});

test("with eager it is neither lazy nor of high priority", () => {
  render(<Picture picture={aPicture()} sizes="100vw" eager />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).not.toHaveAttribute("fetchpriority");
});

test("an SVG has no variants", () => {
  const drawing = aPicture({ mime: "image/svg+xml", src: "/dateien/wappen.svg?v=1" });
  const { container } = render(<Picture picture={drawing} sizes="100vw" />);
  expect(screen.getByRole("img")).toHaveAttribute("src", drawing.src);
  expect(container.querySelector("source")).toBeNull();
});

test("the focal point is rounded to 10 %", () => {
  render(<Picture picture={aPicture({ focus: { x: 3, y: 87.5 } })} sizes="100vw" />);
  expect(screen.getByRole("img")).toHaveAttribute("data-focus-x", "0");
  expect(screen.getByRole("img")).toHaveAttribute("data-focus-y", "90");
});

test("a decorative picture has an empty alt text", () => {
  render(<Picture picture={aPicture()} sizes="100vw" decorative />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("the fallback is rendered without a picture and for a broken one", () => {
  const { rerender } = render(<Picture picture={undefined} sizes="100vw" fallback="Zeichnung" />);
  expect(screen.getByText("Zeichnung")).toBeInTheDocument();
  const broken = aPicture({ id: "broken" });
  markBroken(broken);
  rerender(<Picture picture={broken} sizes="100vw" fallback="Zeichnung" />);
  expect(screen.getByText("Zeichnung")).toBeInTheDocument();
  rerender(<Picture picture={{ ...broken, version: "2" }} sizes="100vw" fallback="Zeichnung" />);
  expect(screen.getByRole("img")).toBeInTheDocument();
});
