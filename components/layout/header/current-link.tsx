import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

export const CurrentLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} aria-current={usePathname() === href ? "page" : undefined}>
    {children}
  </a>
);
