import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { contentId } from "@/lib/browser/content-id";
import { installIntersectionObserver, see } from "@/lib/testing/intersection-observer";
import { setMedia } from "@/lib/testing/media-queries";
import { ScrollToTop } from "./scroll-to-top.island";

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
  see(container.querySelector("span") as Element, { top: -1 });
}

test("it is there only once its mark has left the window", () => {
  const { container } = render(<ScrollToTop />);
  expect(screen.queryByRole("button", { name: "Nach oben" })).not.toBeInTheDocument();
  see(container.querySelector("span") as Element, { top: -1 });
  expect(screen.getByRole("button", { name: "Nach oben" })).toBeInTheDocument();
});

test.each([
  ["smoothly", [], "smooth"],
  ["at once for visitors who want less motion", ["(prefers-reduced-motion: reduce)"], "auto"],
])("it scrolls to the top %s and hands the focus to the content", async (_, media, behavior) => {
  setMedia(...media);
  showScrolled();
  await userEvent.click(screen.getByRole("button", { name: "Nach oben" }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
  expect(screen.getByRole("main")).toHaveFocus();
});
