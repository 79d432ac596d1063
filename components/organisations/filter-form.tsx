import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import fieldStyles from "@/components/ui/field.module.css";
import { Icon } from "@/components/ui/icon.island";
import { noFilter, type OverviewFilter } from "@/lib/organisations/overview-filter";
import { overviewTexts as texts } from "@/lib/texts/organisations";
import { filterNames } from "@/lib/urls/overview-parameters";
import styles from "./filter-form.module.css";
import type { FilterGroup } from "./filter-groups";
import type { FilteredOverview } from "./filtered-overview";

type FilterFormProps = {
  /** The overview's address, for browsers without JavaScript */
  action: string;
  labels: (typeof texts)["clubs" | "daycare"];
  overview: FilteredOverview;
  groups: readonly FilterGroup[];
  /** Whole years to choose from; without any there is no choice of an age */
  ages?: readonly number[];
  /** Hidden fields that a request keeps */
  children?: ReactNode;
};

/** Filters an overview: at once where JavaScript runs, otherwise by a request. */
export function FilterForm({ action, labels, overview, groups, ages = [], children }: FilterFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { filter, change, shown, total, prepare } = overview;
  const isFiltered = Object.values(filter).some((value) => value.trim() !== "");

  // What was typed, chosen or cleared before hydration filters, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: hydration is over once
  useEffect(() => {
    const early = earlyFilter(form.current, filter);
    if (Object.keys(early).length > 0) change(early);
  }, []);

  return (
    <div className={styles.filter}>
      <form
        ref={form}
        action={action}
        aria-label={labels.form}
        className={styles.form}
        onFocus={prepare}
        onSubmit={(event) => event.preventDefault()}
      >
        {children}
        <div className={styles.fields}>
          <div className={styles.field}>
            <label htmlFor={`${id}q`}>{labels.find}</label>
            <span className={styles.box}>
              <Icon name="search" />
              <input
                className={fieldStyles.input}
                ref={field}
                id={`${id}q`}
                type="text"
                name={filterNames.q}
                value={filter.q}
                maxLength={200}
                autoComplete="off"
                enterKeyHint="search"
                onChange={(event) => change({ q: event.target.value })}
              />
            </span>
          </div>
          {groups.length > 0 && (
            <div className={styles.field}>
              <label htmlFor={`${id}group`}>{labels.groups}</label>
              <select
                className={fieldStyles.input}
                id={`${id}group`}
                name={filterNames.group}
                value={filter.group}
                onChange={(event) => change({ group: event.target.value })}
              >
                <option value="">{texts.all}</option>
                {groups.map(({ value, label, count }) => (
                  <option key={value} value={value}>
                    {texts.counted(label, count)}
                  </option>
                ))}
              </select>
            </div>
          )}
          {ages.length > 0 && (
            <div className={styles.field}>
              <label htmlFor={`${id}age`}>{texts.age}</label>
              <select
                className={fieldStyles.input}
                id={`${id}age`}
                name={filterNames.age}
                value={filter.age}
                onChange={(event) => change({ age: event.target.value })}
              >
                <option value="">{texts.anyAge}</option>
                {ages.map((age) => (
                  <option key={age} value={age}>
                    {texts.years(age)}
                  </option>
                ))}
              </select>
            </div>
          )}
          <Button type="submit" className={styles.submit}>
            {texts.filter}
          </Button>
        </div>
      </form>
      <div className={styles.outcome}>
        <p role="status">
          {labels.shown(shown.size, total)}
          {shown.size === 0 && `. ${texts.nothing}`}
        </p>
        {isFiltered && (
          <a
            href={action}
            onClick={(event) => {
              event.preventDefault();
              change(noFilter);
              field.current?.focus();
            }}
          >
            {texts.reset}
          </a>
        )}
      </div>
    </div>
  );
}

/** What the fields of a form say otherwise than the filter; a choice that a field does not offer stays as it is. */
function earlyFilter(form: HTMLFormElement | null, filter: OverviewFilter): Partial<OverviewFilter> {
  const keys = Object.keys(filterNames) as (keyof OverviewFilter)[];
  const differing = keys.flatMap((key) => {
    const field = form?.elements.namedItem(filterNames[key]);
    const offers = (select: HTMLSelectElement) => Array.from(select.options, ({ value }) => value);
    const isField =
      field instanceof HTMLInputElement ||
      (field instanceof HTMLSelectElement && offers(field).includes(filter[key]));
    return isField && field.value !== filter[key] ? [[key, field.value]] : [];
  });
  return Object.fromEntries(differing);
}
