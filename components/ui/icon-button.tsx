import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./icon-button.module.css";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & { icon: LucideIcon; label: string };

export const IconButton = ({ icon: Icon, label, ...rest }: IconButtonProps) => (
  <button type="button" className={styles.button} aria-label={label} {...rest}>
    <Icon />
  </button>
);
