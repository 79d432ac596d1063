import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon.island";
import iconStyles from "./icon-button.module.css";

/** `primary` is used once per view at most. */
type Variant = "primary" | "default" | "dark" | "quiet";

type ButtonProps = ComponentProps<"button"> & { variant?: Variant; busy?: boolean };

/** `busy` sets aria-busy; the caller changes the label ("Wird gesendet …"). */
export const Button = ({ variant = "default", busy, className, type = "button", ...rest }: ButtonProps) => (
  <button
    type={type}
    aria-busy={busy || undefined}
    className={classNames(styles.button, styles[variant], className)}
    {...rest}
  />
);

/** Opens and closes the `<details>` around it, without JavaScript too. */
export const SummaryButton = ({ children }: { children: ReactNode }) => (
  <summary className={classNames(styles.button, styles.summary)}>
    {children}
    <Icon name="chevron-down" />
  </summary>
);

type ButtonLinkProps = ComponentProps<"a"> & { href: string; variant?: Variant };

export const ButtonLink = ({ variant = "default", className, ...rest }: ButtonLinkProps) => (
  <a className={classNames(styles.button, styles[variant], className)} {...rest} />
);

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & { icon: IconName; label: string };

export const IconButton = ({ icon, label, ...rest }: IconButtonProps) => (
  <button type="button" className={iconStyles.button} aria-label={label} {...rest}>
    <Icon name={icon} />
  </button>
);
