import NextLink from "next/link";
import type { ComponentProps } from "react";
import { isPagePath } from "@/lib/navigation/is-page-path";
import { LinkProgress } from "./link-progress.island";

type LinkProps = Omit<ComponentProps<"a">, "href" | "onMouseEnter" | "onTouchStart"> & {
  href: string;
};

/**
 * A link: next/link for pages of this site, a plain <a> for everything else. Prefetching is off, because every prefetch
 * makes the server render a page and uses the phone's data. A link to the current URL reloads its data.
 */
export function Link({ href, onClick, children, ...others }: LinkProps) {
  const rest = { ...others, ...(onClick && { onClick }) };
  if (!isPagePath(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <NextLink href={href} prefetch={false} {...rest}>
      {children}
      <LinkProgress />
    </NextLink>
  );
}
