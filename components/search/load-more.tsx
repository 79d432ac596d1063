import { ButtonLink } from "@/components/ui/button";
import { resultTexts } from "@/lib/texts/search";
import type { Follow } from "./follow-in-place";
import styles from "./load-more.module.css";
import type { LoadState } from "./use-load-more";

type LoadMoreProps = {
  shown: number;
  total: number;
  /** The same list with one page more; undefined after the last page or the longest list */
  href: string | undefined;
  state: LoadState;
  follow: Follow;
};

/** The number of hits shown, and a link to more. */
export function LoadMore({ shown, total, href, state, follow }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <p className="muted" aria-live="polite">
        {resultTexts.shown(shown, total)}
      </p>
      {state === "failed" && <p className={styles.failed}>{resultTexts.moreFailed}</p>}
      {href && (
        <ButtonLink href={href} onClick={follow} rel="next" aria-busy={state === "loading" || undefined}>
          {state === "loading" ? resultTexts.moreLoading : resultTexts.more}
        </ButtonLink>
      )}
    </div>
  );
}
