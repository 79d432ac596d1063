import { createPortal } from "react-dom";
import { shellTexts } from "@/lib/texts/shell";
import styles from "./progress-bar.module.css";

/** Appears after 300 ms. A child of <body>, because a transformed ancestor would become its containing block. Browser only. */
export function ProgressBar() {
  return createPortal(
    <div className={styles.bar} role="progressbar" aria-label={shellTexts.pageLoading} />,
    document.body,
  );
}
