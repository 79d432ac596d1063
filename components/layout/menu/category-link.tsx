import { usePathname, useSearchParams } from "next/navigation";
import { shellRoutes } from "@/lib/urls/shell-routes";

const normalise = (name: string | null) => name?.normalize("NFC").trim().toLocaleLowerCase("de");

export function CategoryLink({ name, slug }: { name: string; slug: string }) {
  const chosen = useSearchParams().get("c");
  const current = usePathname() === shellRoutes.category(slug) || normalise(chosen) === normalise(name);
  return (
    <a href={shellRoutes.search({ c: name })} aria-current={current ? "page" : undefined}>
      {name}
    </a>
  );
}
