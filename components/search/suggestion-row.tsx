import { ArrowRight, Clock, Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { KindBadge } from "@/components/ui/kind-badge";
import { inPlace } from "./follow-in-place";
import { HighlightedText } from "./highlighted-text";
import type { Option } from "./suggestion-options";
import styles from "./suggestions.module.css";

type SuggestionRowProps = {
  id: string;
  option: Option;
  isRecent: boolean;
  active: boolean;
  onChoose: (option: Option) => void;
};

/** An option as a link, so that it opens in another tab as well. The focus stays in the text field. */
export function SuggestionRow({ id, option, isRecent, active, onChoose }: SuggestionRowProps) {
  const { label, href, kind, meta } = option;
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <a
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={href}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={inPlace(() => onChoose(option))}
    >
      {kind ? <ArrowRight /> : isRecent ? <Clock /> : <Search />}
      <span className={styles.text}>
        <span>
          <HighlightedText text={label} />
        </span>
        {kind && (
          <span className={styles.meta}>
            <KindBadge kind={kind} />
            <span>{meta}</span>
          </span>
        )}
      </span>
    </a>
  );
}
