/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { contentId } from "@/lib/browser/element-ids";
import { installIntersectionObserver, see } from "@/lib/testing/intersection-observer";
import { setMedia } from "@/lib/testing/media-queries";
import { ScrollToTop } from "./scroll-to-top";

const scrollTo = jest.fn();

beforeEach(() => {
  installIntersectionObserver();
  Object.assign(window, { scrollTo: scrollTo.mockReset() });
});

function showScrolled() {
  const { container } = render(
    <>
      <main id={contentId} tabIndex={-1} />
      <ScrollToTop />
    </>,
  );
  see(container.querySelector("span") as Element, { top: -301 });
}

test("the button appears below a scroll position of 300 px", () => {
  const { container } = render(<ScrollToTop />);
  expect(screen.queryByRole("button", { name: "Nach oben" })).not.toBeInTheDocument();
  const mark = container.querySelector("span") as Element;
  see(mark, { top: -300 });
  expect(screen.queryByRole("button", { name: "Nach oben" })).not.toBeInTheDocument();
  see(mark, { top: -301 });
  expect(screen.getByRole("button", { name: "Nach oben" })).toBeInTheDocument();
});

test.each([
  ["smoothly", [], "smooth"],
  ["at once with prefers-reduced-motion", ["(prefers-reduced-motion: reduce)"], "auto"],
])("it scrolls to the top %s and focuses the content", async (_, media, behavior) => {
  setMedia(...media);
  showScrolled();
  await userEvent.click(screen.getByRole("button", { name: "Nach oben" }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
  expect(screen.getByRole("main")).toHaveFocus();
});
