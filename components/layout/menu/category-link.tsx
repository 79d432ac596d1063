import { usePathname, useSearchParams } from "next/navigation";
import { routes } from "@/lib/routes";

const normalise = (name: string | null) => name?.normalize("NFC").trim().toLocaleLowerCase("de");

export function CategoryLink({ name, slug }: { name: string; slug: string }) {
  const chosen = useSearchParams().get("c");
  const current = usePathname() === routes.category(slug) || normalise(chosen) === normalise(name);
  return (
    <a href={routes.search({ c: name })} aria-current={current ? "page" : undefined}>
      {name}
    </a>
  );
}
