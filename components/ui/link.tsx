import NextLink from "next/link";
import type { ComponentProps } from "react";
import { isPagePath } from "@/lib/navigation/is-page-path";
import { LinkProgress } from "./link-progress.island";

type LinkProps = Omit<ComponentProps<"a">, "href" | "onMouseEnter" | "onTouchStart"> & { href: string };

/** next/link for pages, <a> for everything else. No prefetching: it makes the server render pages and uses the phone's data. */
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
