import { createPortal } from "react-dom";
import { layoutTexts } from "@/lib/texts/layout";
import styles from "./progress-sign.module.css";

/**
 * A bar at the top of the window, which appears after 300 ms so that fast navigations stay calm. It hangs on the
 * body, for a transformed ancestor would become the window of its fixed position. Browser only.
 */
export function ProgressSign() {
  return createPortal(
    <div className={styles.sign} role="progressbar" aria-label={layoutTexts.pageLoading} />,
    document.body,
  );
}
