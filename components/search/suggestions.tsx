import { useRouter } from "next/navigation";
import { type Ref, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { ExternalMark } from "@/components/content/external-mark";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { KindBadge } from "@/components/ui/kind-badge";
import { isPagePath } from "@/lib/navigation/is-page-path";
import { clearRecentSearches, getRecentSearches } from "@/lib/search/recent-searches";
import { suggestionTexts } from "@/lib/texts/search";
import { inPlace } from "./follow-in-place";
import { HighlightedText } from "./highlighted-text";
import { keyOf, type Option, toGroups } from "./suggestion-options";
import styles from "./suggestions.module.css";
import { type SuggestionKeys, useActiveOption } from "./use-active-option";
import { useSuggestions } from "./use-suggestions";

/** The text field's `aria-expanded` and `aria-activedescendant` */
export type ListState = { open: boolean; active?: string | undefined };

export type SuggestionsProps = {
  ref: Ref<SuggestionKeys>;
  id: string;
  text: string;
  /** The text that suggestions are requested for; undefined while the list is closed */
  requested: string | undefined;
  onRequest: (text: string | undefined) => void;
  onState: (state: ListState) => void;
  onSearch: (q: string) => void;
};

/** The listbox of an ARIA 1.2 combobox: the focus stays in the text field. Loaded with the first focus. */
export function Suggestions({ ref, id, text, requested, onRequest, onState, onSearch }: SuggestionsProps) {
  const router = useRouter();
  const optionId = useId();
  const { suggestions, failed } = useSuggestions(requested);
  const [recent, setRecent] = useState(getRecentSearches);
  useEffect(() => {
    if (requested !== undefined) setRecent(getRecentSearches());
  }, [requested]);

  const groups = requested === undefined ? [] : toGroups(requested, recent, suggestions);
  const options = groups.flatMap((group) => group.options);
  const idOf = (option: Option) => `${optionId}-${options.indexOf(option)}`;
  const close = () => onRequest(undefined);
  const choose = ({ q, href }: Option) => {
    close();
    if (q !== undefined) onSearch(q);
    else if (isPagePath(href)) router.push(href);
    else location.assign(href);
  };
  const active = useActiveOption({
    ref,
    options,
    requested,
    hasNotice: failed,
    onOpen: () => onRequest(text),
    onClose: close,
    onChoose: choose,
  });
  const open = options.length > 0;
  const activeId = active && idOf(active);
  useLayoutEffect(() => onState({ open, active: activeId }), [onState, open, activeId]);

  const forget = () => {
    clearRecentSearches();
    setRecent([]);
    close();
  };

  return (
    <>
      <div className={styles.popup} hidden={!open && !failed}>
        <div role="listbox" id={id} aria-label={suggestionTexts.list} className={styles.list}>
          {groups.map(({ label, isRecent, options: ofGroup }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
            <div key={label} role="group" aria-label={label}>
              <p className={styles.heading} aria-hidden="true">
                {label}
              </p>
              {ofGroup.map((option) => (
                <SuggestionRow
                  key={keyOf(option)}
                  id={idOf(option)}
                  option={option}
                  isRecent={isRecent}
                  active={option === active}
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

/** An option as a link, so that it opens in another tab as well. The focus stays in the text field. */
function SuggestionRow({ id, option, isRecent, active, onChoose }: SuggestionRowProps) {
  const { id: entryId, label, href, q, isExternal, kind, meta, lang, dir } = option;
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
      {q === undefined ? (
        <Icon name="arrow-right" />
      ) : isRecent ? (
        <Icon name="clock" />
      ) : (
        <Icon name="search" />
      )}
      <span className={styles.text}>
        <span lang={lang} dir={dir}>
          <HighlightedText text={label} />
          {isExternal && <ExternalMark />}
        </span>
        {kind && (
          <span className={styles.meta}>
            {" "}
            <KindBadge kind={kind} label={entryId ? undefined : suggestionTexts.calendar} />{" "}
            <span>{meta}</span>
          </span>
        )}
      </span>
    </a>
  );
}
