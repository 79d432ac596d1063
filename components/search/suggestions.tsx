import { ArrowRight, Clock, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Button } from "@/components/ui/button";
import { KindBadge } from "@/components/ui/kind-badge";
import { isPagePath } from "@/lib/navigation/is-page-path";
import { forgetSearches, getRecentSearches } from "@/lib/search/recent-searches";
import { suggestionTexts } from "@/lib/texts/search";
import { inPlace } from "./follow-in-place";
import { HighlightedText } from "./highlighted-text";
import { type Option, toGroups } from "./suggestion-options";
import styles from "./suggestions.module.css";
import { useSuggestions } from "./use-suggestions";

/** The keys that the text field hands on; true for those that the list has used up. */
export type SuggestionKeys = { press: (event: KeyboardEvent) => boolean };

/** What the text field tells of the list: `aria-expanded` and `aria-activedescendant`. */
export type ListState = { open: boolean; active?: string | undefined };

export type SuggestionsProps = {
  ref: Ref<SuggestionKeys>;
  /** The list's, for the field's `aria-controls` */
  id: string;
  /** The text that the visitor wants suggestions for; undefined while they want none */
  asked: string | undefined;
  onAsk: (asked: string | undefined) => void;
  text: string;
  onState: (state: ListState) => void;
  onSearch: (q: string) => void;
};

const keyOf = ({ href, q }: Option) => `${href} ${q ?? ""}`;

/**
 * The list of an ARIA 1.2 combobox. The focus stays in the text field, which tells what is active; the browser loads
 * this when somebody first goes into a search field.
 */
export function Suggestions({ ref, id, asked, onAsk, text, onState, onSearch }: SuggestionsProps) {
  const router = useRouter();
  const { suggestions, failed } = useSuggestions(asked);
  const [recent, setRecent] = useState(getRecentSearches);
  // Of another text it is none.
  const [active, setActive] = useState<{ of: string | undefined; option: string }>();
  const optionId = useId();

  const groups = asked === undefined ? [] : toGroups(asked, recent, suggestions);
  const options = groups.flatMap((group) => group.options);
  const open = options.length > 0;
  const place = active?.of === asked ? options.findIndex((option) => keyOf(option) === active?.option) : -1;
  const chosen = options[place];
  const idOf = (option: Option) => `${optionId}-${options.indexOf(option)}`;
  const activeId = chosen && idOf(chosen);

  useLayoutEffect(() => onState({ open, active: activeId }), [onState, open, activeId]);
  useEffect(() => {
    if (asked !== undefined) setRecent(getRecentSearches());
  }, [asked]);
  const choose = ({ q, href }: Option) => {
    onAsk(undefined);
    if (q !== undefined) onSearch(q);
    else if (isPagePath(href)) router.push(href);
    else location.assign(href);
  };

  const move = (step: 1 | -1) => {
    if (!open) return onAsk(text);
    const from = place === -1 && step === -1 ? options.length : place;
    const next = options[(from + step + options.length) % options.length];
    if (next) setActive({ of: asked, option: keyOf(next) });
  };

  useImperativeHandle(ref, () => ({
    press: (event) => {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return false;
      switch (event.key) {
        case "ArrowDown":
          move(1);
          return true;
        case "ArrowUp":
          if (event.altKey) onAsk(undefined);
          else move(-1);
          return true;
        case "Enter":
          if (!open || !chosen) return false;
          choose(chosen);
          return true;
        case "Escape":
          onAsk(undefined);
          return open || failed;
        case "Home":
        case "End":
        case "ArrowLeft":
        case "ArrowRight":
          // They move in the text, and Enter searches it again.
          setActive(undefined);
          return false;
        default:
          return false;
      }
    },
  }));

  const forget = () => {
    forgetSearches();
    setRecent([]);
    onAsk(undefined);
  };

  return (
    <>
      <div className={styles.popup} hidden={!open && !failed}>
        <div role="listbox" id={id} aria-label={suggestionTexts.list} className={styles.list}>
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
            <div key={group.label} role="group" aria-label={group.label}>
              <p className={styles.heading} aria-hidden="true">
                {group.label}
              </p>
              {group.options.map((option) => (
                <SuggestionRow
                  key={keyOf(option)}
                  id={idOf(option)}
                  option={option}
                  isRecent={group.isRecent}
                  active={option === chosen}
                  onChoose={choose}
                />
              ))}
            </div>
          ))}
        </div>
        {groups.some(({ isRecent }) => isRecent) && (
          <Button variant="quiet" onClick={forget}>
            {suggestionTexts.forget}
          </Button>
        )}
        {failed && <p className={styles.failed}>{suggestionTexts.failed}</p>}
      </div>
      <p className="sr-only" aria-live="polite">
        {open && suggestionTexts.count(options.length)}
      </p>
    </>
  );
}

type SuggestionRowProps = {
  id: string;
  option: Option;
  isRecent: boolean;
  active: boolean;
  onChoose: (option: Option) => void;
};

/** A link, so that it opens in another tab as well. The focus is the text field's and stays there. */
function SuggestionRow({ id, option, isRecent, active, onChoose }: SuggestionRowProps) {
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
