"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";

export const CurrentLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} aria-current={usePathname() === href ? "page" : undefined}>
    {children}
  </Link>
);
