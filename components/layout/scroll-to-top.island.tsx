"use client";

import { ArrowUp } from "lucide-react";
import { Button } from "@/components/ui/button";
import { contentId } from "@/lib/browser/content-id";
import { useScrolledPast } from "@/lib/browser/use-scrolled-past";
import { layoutTexts } from "@/lib/texts/layout";
import styles from "./scroll-to-top.module.css";

function toTop() {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(contentId)?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: calm ? "auto" : "smooth" });
}

/** The way back to the top of a long page, past 300 px on wider screens. */
export function ScrollToTop() {
  const [mark, past] = useScrolledPast();
  return (
    <>
      <span ref={mark} className={styles.mark} aria-hidden="true" />
      {past ? (
        <Button className={styles.button} onClick={toTop}>
          <ArrowUp />
          {layoutTexts.toTop}
        </Button>
      ) : null}
    </>
  );
}
