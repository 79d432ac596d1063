import { ChevronLeft, ChevronRight } from "lucide-react";
import { partTexts } from "@/lib/texts/ui";
import { Link } from "./link";
import { pageNumbers } from "./page-numbers";
import styles from "./pagination.module.css";

type PaginationProps = { page: number; pages: number; hrefOf: (page: number) => string };

/** The way through a long list; nothing when it has one page. `page` counts from 1. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={partTexts.pages}>
      <ul>
        {page > 1 && (
          <li>
            <Link href={hrefOf(page - 1)} rel="prev">
              <ChevronLeft />
              {partTexts.previous}
            </Link>
          </li>
        )}
        {pageNumbers(page, pages).map((number, place) =>
          number === undefined ? (
            <li key={place === 1 ? "gap-before" : "gap-after"}>
              <span className={styles.gap}>…</span>
            </li>
          ) : (
            <li key={number}>
              <PageLink number={number} current={number === page} href={hrefOf(number)} />
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link href={hrefOf(page + 1)} rel="next">
              {partTexts.next}
              <ChevronRight />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function PageLink({ number, current, href }: { number: number; current: boolean; href: string }) {
  return (
    <Link href={href} aria-current={current ? "page" : undefined}>
      <span className="sr-only">{partTexts.page} </span>
      {number}
    </Link>
  );
}
