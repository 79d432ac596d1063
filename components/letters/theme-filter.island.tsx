"use client";

import { fold } from "@dorfforum/german-search/analysis/fold";
import { useEffect, useRef, useState } from "react";
import formStyles from "@/components/forms/form.module.css";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import inputStyles from "@/components/ui/field.module.css";
import { ticked as yes } from "@/lib/forms/values";
import { containsAll, foldedWords } from "@/lib/search/contains-all";
import styles from "./theme-filter.module.css";

const fieldId = "feld-suche";
const statusId = "feld-suche-stand";

/** `more`: words besides the label by which it is found */
type Choice = { theme: string; label: string; more?: string | undefined };

export type ThemeFilterProps = {
  groups: readonly { title: string; choices: readonly Choice[] }[];
  ticked: readonly string[];
  /** What the address narrows the choices to */
  typed: string;
  /**
   * For browsers without JavaScript, the names under which the form is sent with what was typed, with what the choices are narrowed
   * to, and by the button; where the form takes none of them, they get all choices and no field.
   */
  search: { field: string; narrowed: string; button: { name: string; value: string } } | undefined;
  /** `found`: the words for no hit, and what follows the number of hits */
  texts: { find: string; search: string; nothing: string; found: string };
};

/** So many choices stand open without a press. */
const maxOpen = 8;

/** The choices of entries in groups. A field narrows them, and hides nothing that is ticked. */
export function ThemeFilter({ groups, ticked, typed: asked, search, texts }: ThemeFilterProps) {
  const [typed, setTyped] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  const words = foldedWords(typed);
  const fits = ({ label, more = "" }: Choice) => containsAll(fold(`${label} ${more}`), words);
  const count = groups.flatMap(({ choices }) => choices.filter(fits)).length;

  // What was typed before hydration
  useEffect(() => setTyped(field.current?.value ?? ""), []);

  return (
    <div>
      <div className={classNames(formStyles.field, !search && styles.needsScript)}>
        <label htmlFor={fieldId}>{texts.find}</label>
        <div className={styles.line}>
          <input
            ref={field}
            id={fieldId}
            name={search?.field}
            className={inputStyles.input}
            type="text"
            defaultValue={asked}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby={statusId}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
          {search && (
            <>
              <input type="hidden" name={search.narrowed} value={typed} />
              <Button type="submit" {...search.button} className={styles.submit}>
                {texts.search}
              </Button>
            </>
          )}
        </div>
        <p role="status" id={statusId} className={`${formStyles.hint} ${styles.status}`}>
          {words.length > 0 && (count === 0 ? texts.nothing : `${count} ${texts.found}`)}
        </p>
      </div>
      {groups.map(({ title, choices }, at) => (
        <details
          key={title}
          className={`${formStyles.more} ${styles.group}`}
          open={
            words.length > 0 ||
            (at === 0 && choices.length <= maxOpen) ||
            choices.some(({ theme }) => ticked.includes(theme))
          }
        >
          <summary>{title}</summary>
          <fieldset className={styles.choices} aria-label={title}>
            {choices.map((choice) => (
              <label
                key={choice.theme}
                className={classNames(formStyles.check, !fits(choice) && styles.leftOut)}
              >
                <input
                  type="checkbox"
                  name={choice.theme}
                  value={yes}
                  defaultChecked={ticked.includes(choice.theme)}
                />
                <span>{choice.label}</span>
              </label>
            ))}
          </fieldset>
        </details>
      ))}
    </div>
  );
}
