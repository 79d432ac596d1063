import { Icon } from "@/components/ui/icon.island";
import { pageExtraTexts } from "@/lib/texts/page-extras";
import styles from "./motion-toggle.module.css";
import { chooseMotion, useMotion } from "./use-motion";

/** Pauses the header's video, and plays it again. */
export function MotionToggle() {
  const { allowed, stopped } = useMotion();
  if (!allowed) return null;
  const label = stopped ? pageExtraTexts.playMotion : pageExtraTexts.stopMotion;
  return (
    <button type="button" className={styles.toggle} aria-label={label} onClick={() => chooseMotion(!stopped)}>
      <Icon name={stopped ? "play" : "pause"} />
    </button>
  );
}
