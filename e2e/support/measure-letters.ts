import type { Page } from "@playwright/test";

/** What a page does wrong with its letters; each line names the element and the words. */
export type LetterProblems = { sideways: string[]; broken: string[]; outsideTitles: string[] };

/**
 * Measures in the page, as it is laid out now: texts beyond the window's edges, words on two lines without a hyphen, and soft
 * hyphens elsewhere than in titles.
 */
export const measureLetters = (page: Page): Promise<LetterProblems> =>
  page.evaluate(() => {
    const sideways: string[] = [];
    const broken: string[] = [];
    const outsideTitles: string[] = [];
    const width = document.documentElement.clientWidth;
    const isLetter = /[\p{L}\p{N}]/u;
    /** Addresses have no hyphens that could be added. */
    const isAddress = /@|:\/\/|\p{L}\.\p{L}/u;
    const range = document.createRange();

    const nameOf = (node: Text) => {
      const element = node.parentElement;
      const block = element?.closest("[class]");
      return `<${element?.localName} in .${block?.className.toString().split(" ")[0]}> ${node.data.trim().slice(0, 60)}`;
    };

    /** The signs before and after the break, where a word stands on two lines */
    function breakIn(node: Text, start: number, end: number): [string, string] | undefined {
      range.setStart(node, start);
      range.setEnd(node, end);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
      const last = rects.at(-1);
      if (!rects[0] || !last || last.top < rects[0].bottom - 1) return undefined;
      const topOf = (at: number) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return [...range.getClientRects()].at(-1)?.top ?? 0;
      };
      for (let at = start + 1; at < end; at += 1) {
        const before = node.data[at - 1] ?? "";
        const after = node.data[at] ?? "";
        if (isLetter.test(before) && isLetter.test(after) && topOf(at) > topOf(at - 1) + 2)
          return [before, after];
      }
      return undefined;
    }

    if (document.documentElement.scrollWidth > width) {
      sideways.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let next = walker.nextNode(); next; next = walker.nextNode()) {
      const node = next as Text;
      const parent = node.parentElement;
      if (!parent || node.data.trim() === "" || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      // Seen by screen readers alone
      if ((parent.closest("thead")?.clientWidth ?? 2) <= 1) continue;
      if (parent.closest(".sr-only, [aria-hidden=true], script, style, noscript, option, svg")) continue;
      const isTitle =
        parent.closest(
          "h1, h2, h3, h4, h5, h6, dt, th, li a, dd, td, small, [class*=_item], [class*=_kind]",
        ) && !parent.closest(".prose p");
      if (node.data.includes("\u00ad") && !isTitle) outsideTitles.push(nameOf(node));
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const isOutside =
        (box.right > width + 1 || box.left < -1) && getComputedStyle(parent).textOverflow !== "ellipsis";
      if (box.width > 0 && isOutside && !parent.closest("[data-table], pre, [tabindex='0']")) {
        sideways.push(`${nameOf(node)}: from ${Math.round(box.left)} to ${Math.round(box.right)} px`);
      }
      for (const { 0: word, index } of node.data.matchAll(/\S{2,}/g)) {
        if (!isAddress.test(word) && breakIn(node, index, index + word.length)) {
          broken.push(`${nameOf(node)}: ${word}`);
        }
      }
    }
    return { sideways, broken, outsideTitles };
  });
