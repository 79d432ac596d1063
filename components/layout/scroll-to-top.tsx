import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { contentId } from "@/lib/browser/element-ids";
import { useScrolledPast } from "@/lib/browser/use-scrolled-past";
import { pageExtraTexts } from "@/lib/texts/page-extras";
import styles from "./scroll-to-top.module.css";

/** The button appears when the page is scrolled further than this (spec.md §9). */
const scrollToTopThresholdPx = 300;

function scrollToTop() {
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(contentId)?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: reducedMotion ? "auto" : "smooth" });
}

export function ScrollToTop() {
  const [mark, past] = useScrolledPast(scrollToTopThresholdPx);
  return (
    <>
      <span ref={mark} className="scroll-mark" aria-hidden="true" />
      {past && (
        <Button className={styles.button} onClick={scrollToTop}>
          <Icon name="arrow-up" />
          {pageExtraTexts.toTop}
        </Button>
      )}
    </>
  );
}
