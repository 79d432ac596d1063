import { type KeyboardEvent, type Ref, useImperativeHandle, useState } from "react";
import { keyOf, type Option } from "./suggestion-options";

/** The keys that the text field passes to the list. `press` returns whether the list has handled the key. */
export type SuggestionKeys = { press: (event: KeyboardEvent) => boolean };

type ActiveOptionProps = {
  ref: Ref<SuggestionKeys>;
  options: readonly Option[];
  requested: string | undefined;
  /** Whether the list shows a text instead of options */
  hasNotice: boolean;
  onOpen: () => void;
  onClose: () => void;
  onChoose: (option: Option) => void;
};

export function useActiveOption(props: ActiveOptionProps): Option | undefined {
  const { ref, options, requested, hasNotice, onOpen, onClose, onChoose } = props;
  const [activated, setActivated] = useState<{ requested: string | undefined; key: string }>();
  // An option that was activated for another text is not active.
  const index =
    activated?.requested === requested ? options.findIndex((option) => keyOf(option) === activated?.key) : -1;
  const active = options[index];
  const isOpen = options.length > 0;

  const move = (step: 1 | -1) => {
    if (!isOpen) return onOpen();
    const from = index === -1 && step === -1 ? options.length : index;
    const next = options[(from + step + options.length) % options.length];
    if (next) setActivated({ requested, key: keyOf(next) });
  };

  useImperativeHandle(ref, () => ({
    press: (event) => {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return false;
      switch (event.key) {
        case "ArrowDown":
          move(1);
          return true;
        case "ArrowUp":
          if (event.altKey) onClose();
          else move(-1);
          return true;
        case "Enter":
          if (active) onChoose(active);
          return active !== undefined;
        case "Escape":
          onClose();
          return isOpen || hasNotice;
        case "Home":
        case "End":
        case "ArrowLeft":
        case "ArrowRight":
          // They move the caret, and Enter searches the text again.
          setActivated(undefined);
          return false;
        default:
          return false;
      }
    },
  }));
  return active;
}
