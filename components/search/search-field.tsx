import { useHydrated } from "@/lib/browser/use-hydrated";
import { searchTexts } from "@/lib/texts/search";
import type { ListState } from "./suggestions";
import type { useSearchBox } from "./use-search-box";

type SearchFieldProps = {
  box: ReturnType<typeof useSearchBox>;
  list: ListState;
  listId: string;
  onFocus: () => void;
};

/** A search field; a combobox once its code is there, since without it no list can open. */
export function SearchField({ box, list, listId, onFocus }: SearchFieldProps) {
  const isHydrated = useHydrated();
  return (
    <input
      ref={box.input}
      name="q"
      type="search"
      {...(isHydrated && { role: "combobox", "aria-autocomplete": "list", "aria-expanded": list.open })}
      aria-controls={list.open ? listId : undefined}
      aria-activedescendant={list.active}
      aria-label={searchTexts.label}
      placeholder={box.listening ? searchTexts.listening : searchTexts.placeholder}
      value={box.text}
      onFocus={onFocus}
      onClick={() => box.setRequested(box.text)}
      onChange={(event) => box.type(event.target.value)}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
}
