import type { Page } from "@playwright/test";

/** Controls whose target is lower or narrower than 44 px, except links in running text; each with its size. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const minPx = 44;
    const controls = "a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button]";
    /** What one can tap: a card of a title's link, the label of a box. */
    const targetOf = (control: Element) =>
      (control.matches(".cover") ? control.closest(".paper, li") : control.closest("label")) ?? control;
    /** Editors' Markdown, and a link between words */
    const isInText = (control: Element) =>
      control.matches(":is(.prose, [class*=plain]) :is(p, li) *") ||
      (/^inline(-block)?$/.test(getComputedStyle(control).display) &&
        [...(control.parentElement?.childNodes ?? [])].some(
          (node) => node instanceof Text && node.data.trim().length > 1,
        ));
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const { width, height } = targetOf(control).getBoundingClientRect();
      if (control.closest(".sr-only, [inert]") || control.matches("[tabindex='-1']") || isInText(control))
        return [];
      if (Math.round(height) >= minPx && Math.round(width) >= minPx) return [];
      const name = control.getAttribute("aria-label") ?? control.textContent?.trim().slice(0, 40);
      const place = control.closest("[class]")?.className.toString().split(" ")[0];
      return `${control.localName} “${name}” in .${place}: ${Math.round(width)} × ${Math.round(height)} px`;
    });
  });
