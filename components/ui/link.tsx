import NextLink from "next/link";
import type { ComponentProps } from "react";
import { isPagePath } from "@/lib/navigation/is-page-path";
import { LinkProgress } from "./link-progress.island";

type LinkProps = Omit<ComponentProps<"a">, "href" | "onMouseEnter" | "onTouchStart"> & {
  href: string;
};

/**
 * Any link: to a page of the site by the router, to everything else as a plain one. Nothing is prefetched, for every
 * prefetch costs the server a page and the phone its data. A link to the current URL loads its data again.
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
