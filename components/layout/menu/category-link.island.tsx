"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";

const fold = (value: string | null) => value?.normalize("NFC").trim().toLocaleLowerCase("de");

/** The way to one category's entries, marked while they are shown, by name or at their own address. */
export function CategoryLink({ name, slug }: { name: string; slug: string }) {
  const chosen = useSearchParams().get("c");
  const current = usePathname() === routes.category(slug) || fold(chosen) === fold(name);
  return (
    <Link href={routes.search({ c: name })} aria-current={current ? "page" : undefined}>
      {name}
    </Link>
  );
}
