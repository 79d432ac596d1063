import { ButtonLink } from "@/components/ui/button";
import { resultTexts } from "@/lib/texts/search";
import type { Follow } from "./follow-in-place";
import styles from "./load-more.module.css";
import type { More } from "./use-load-more";

type LoadMoreProps = {
  shown: number;
  total: number;
  /** The same list with one page more; undefined when it has no more, or is as long as a page may be */
  href: string | undefined;
  state: More["state"];
  follow: Follow;
};

/** How far the list goes, and the way to more of it: a link, which only happens faster with JavaScript. */
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
