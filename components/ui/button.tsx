import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names";
import { Link } from "./link";

/** `primary` is the small town sign: one a view. */
type Variant = "primary" | "default" | "dark" | "quiet";

type ButtonProps = ComponentProps<"button"> & { variant?: Variant; busy?: boolean };

/** `busy` keeps the button in place and readable while its work runs; its label says so ("Wird gesendet …"). */
export function Button({ variant = "default", busy, className, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      className={classNames(styles.button, styles[variant], className)}
      {...rest}
    />
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: Variant };

/** A link that looks like a button, for ways to another page. */
export function ButtonLink({ variant = "default", className, ...rest }: ButtonLinkProps) {
  return <Link className={classNames(styles.button, styles[variant], className)} {...rest} />;
}
