import { useAuth, useForm } from "@strapi/strapi/admin";
import { memo, useEffect, useRef, useState } from "react";
import { useParams } from "react-router-dom";
import { createGlobalStyle } from "styled-components";
import { Button } from "../../../admin/ui/button";
import { dateTimeText } from "../../../admin/ui/date-text";
import { Warning } from "../../../admin/ui/notes";
import { changedFields, draftKey, entryOf, findDraft, removeDraft, writeDraft } from "./form-draft";
import { savedEvent } from "./saving";

const writeAfterMs = 500;

type Values = Record<string, unknown>;

/** Below the buttons of an entry: keeps what is typed on the device, and offers what a closed window left there. */
export function DraftOffer() {
  const { slug: model = "", id: documentId, origin } = useParams();
  const user = useAuth("DraftOffer", (auth) => auth.user?.id);
  const { disabled, modified, isSubmitting, values, initialValues, setValues } = useForm(
    "DraftOffer",
    (form) => form,
  );
  const saved = initialValues as Values;
  const entry = entryOf({ model, documentId });
  const key = draftKey(user, entry);
  const changedFrom = useRef<Values>(undefined);
  const [offered, setOffered] = useState(() => findDraft(key, values as Values));

  useEffect(() => {
    if (disabled || isSubmitting || origin) return undefined;
    if (!modified) {
      // Typed and undone, not saved and not read anew
      if (changedFrom.current === saved && !offered) removeDraft(key);
      return undefined;
    }
    changedFrom.current = saved;
    const changes = { ...offered?.changes, ...changedFields(values as Values, saved) };
    const draft = { updatedAt: saved.updatedAt, ...offered, changes, savedAt: Date.now() };
    const timer = setTimeout(() => writeDraft(key, draft), writeAfterMs);
    return () => clearTimeout(timer);
  }, [disabled, modified, isSubmitting, origin, offered, values, saved, key]);

  useEffect(() => {
    const forget = (event: Event) => {
      if ((event as CustomEvent<string>).detail !== entry) return;
      removeDraft(key);
      setOffered(undefined);
    };
    addEventListener(savedEvent, forget);
    return () => removeEventListener(savedEvent, forget);
  }, [entry, key]);

  const restore = () => {
    setValues({ ...(values as Values), ...offered?.changes });
    setOffered(undefined);
  };
  const discard = () => {
    removeDraft(key);
    setOffered(undefined);
  };
  return (
    <>
      <StickyActions />
      {offered && !disabled && !origin && (
        <Warning role="status">
          Auf diesem Gerät liegen Eingaben, die nicht gespeichert wurden:{" "}
          {dateTimeText(new Date(offered.savedAt), false)}.
          {offered.updatedAt !== saved.updatedAt && " Der Eintrag wurde danach geändert."}
          <Button type="button" onClick={restore}>
            Wiederherstellen
          </Button>
          <Button type="button" onClick={discard}>
            Verwerfen
          </Button>
        </Warning>
      )}
    </>
  );
}

/* Strapi keeps the buttons in view on phones only. Its panels have no names of their own. */
const StickyStyle = createGlobalStyle`
  @media (min-width: 1080px) {
    div:has(> aside[aria-labelledby="additional-information"]) {
      flex-grow: 1;
    }
    aside[aria-labelledby="additional-information"]:first-child {
      position: sticky;
      top: 8px;
      z-index: 1;
    }
  }
  /* The Markdown editor's own preview shows numbers, lines and stars otherwise than the site. */
  [data-hide-toolbar-separator] + button {
    display: none;
  }
`;
// Without a memo the style would be written anew at every key.
const StickyActions = memo(StickyStyle);
