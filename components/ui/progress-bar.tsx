import { createPortal } from "react-dom";
import { layoutTexts } from "@/lib/texts/layout";
import styles from "./progress-bar.module.css";

/**
 * A bar at the top of the window, which appears after 300 ms, so that fast navigations do not flash. It is a child of
 * <body>, because a transformed ancestor would become its containing block. Browser only.
 */
export function ProgressBar() {
  return createPortal(
    <div className={styles.bar} role="progressbar" aria-label={layoutTexts.pageLoading} />,
    document.body,
  );
}
