import type { Page } from "@playwright/test";

/** What is read or operated in <main>, in the order of the document */
const pieces = "h1, h2, h3, h4, p, dt, dd, li, td, img, time, a, button, summary, select, input, textarea";

/** Pairs of pieces of which the later one stands above the earlier one, in the same column. Pieces in other columns have an order of their own. */
export const misplacedPieces = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)].flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isShown =
        right - left > 2 &&
        bottom - top > 2 &&
        element.checkVisibility() &&
        !element.closest('[aria-hidden="true"]');
      return isShown ? [{ text: element.textContent?.slice(0, 30), left, right, top, bottom }] : [];
    });
    return boxes.flatMap((box, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (later) => later.bottom <= box.top + 1 && later.left < box.right - 1 && later.right > box.left + 1,
        )
        .map((later) => `"${later.text}" is above "${box.text}"`),
    );
  }, pieces);
