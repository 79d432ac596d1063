import { paginationTexts } from "@/lib/texts/ui";
import { Icon } from "./icon.island";
import styles from "./pagination.module.css";

type PaginationProps = { page: number; pages: number; hrefOf: (page: number) => string };

/** Links to the pages of a list. Renders nothing for a single page. `page` counts from 1. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={paginationTexts.pages}>
      <ul>
        {page > 1 && (
          <li>
            <a href={hrefOf(page - 1)} rel="prev">
              <Icon name="chevron-left" />
              {paginationTexts.previous}
            </a>
          </li>
        )}
        {pageNumbers(page, pages).map((number, index) =>
          number === undefined ? (
            <li key={index === 1 ? "gap-before" : "gap-after"}>
              <span className={styles.gap}>…</span>
            </li>
          ) : (
            <li key={number}>
              <a href={hrefOf(number)} aria-current={number === page ? "page" : undefined}>
                <span className="sr-only">{paginationTexts.page} </span>
                {number}
              </a>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <a href={hrefOf(page + 1)} rel="next">
              {paginationTexts.next}
              <Icon name="chevron-right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The page numbers that get a link: first, last, current and its neighbours. Undefined stands for a gap. */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const candidates = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(candidates)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const previous = numbers[index - 1] ?? number - 1;
    if (number - previous === 1) return [number];
    // A gap of one page takes as much space as its number.
    return number - previous === 2 ? [number - 1, number] : [undefined, number];
  });
}
