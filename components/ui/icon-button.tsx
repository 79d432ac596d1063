import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./icon-button.module.css";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & { icon: LucideIcon; label: string };

/** A button without a word in sight, for the few signs everyone knows: close, clear. */
export function IconButton({ icon: Sign, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} {...rest}>
      <Sign />
    </button>
  );
}
