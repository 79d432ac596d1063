import type { ComponentProps } from "react";
import { Icon, type IconName } from "./icon.island";
import styles from "./icon-button.module.css";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & { icon: IconName; label: string };

export const IconButton = ({ icon, label, ...rest }: IconButtonProps) => (
  <button type="button" className={styles.button} aria-label={label} {...rest}>
    <Icon name={icon} />
  </button>
);
