import { Search } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { ChipOption, ChipOptions } from "@/components/ui/chip";
import fieldStyles from "@/components/ui/field.module.css";
import { filterNames, noFilter, type OverviewFilter } from "@/lib/organisations/overview-filter";
import { overviewTexts as texts } from "@/lib/texts/organisations";
import styles from "./filter-form.module.css";

export type FilterGroup = { value: string; label: string; count: number };

type FilterFormProps = {
  /** The overview's own address, for browsers without JavaScript */
  action: string;
  label: string;
  findLabel: string;
  groupsLabel: string;
  groups: readonly FilterGroup[];
  /** Whole years to choose from; none when nothing says ages */
  ages?: readonly number[];
  /** Other things the address says, which have to survive */
  kept?: readonly [name: string, value: string][];
  shown: number;
  total: number;
  filter: OverviewFilter;
  onChange: (changed: Partial<OverviewFilter>) => void;
  /** How many entries are shown, in words */
  status: string;
};

/** Narrows an overview: at once where JavaScript runs, by a request where it does not. */
export function FilterForm({ action, label, filter, onChange, kept = [], ...props }: FilterFormProps) {
  const { findLabel, groupsLabel, groups, ages = [], shown, total, status } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isFiltered = Object.values(filter).some((value) => value.trim() !== "");
  return (
    <div className={styles.filter}>
      <form
        action={action}
        aria-label={label}
        className={styles.form}
        onSubmit={(event) => event.preventDefault()}
      >
        {kept.map(([name, value]) => (
          <input key={value} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.fields}>
          <div className={styles.field}>
            <label htmlFor={`${id}q`}>{findLabel}</label>
            <span className={styles.box}>
              <Search />
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
                onChange={(event) => onChange({ q: event.target.value })}
              />
            </span>
          </div>
          {ages.length > 0 && (
            <div className={styles.field}>
              <label htmlFor={`${id}age`}>{texts.age}</label>
              <select
                className={fieldStyles.input}
                id={`${id}age`}
                name={filterNames.age}
                value={filter.age}
                onChange={(event) => onChange({ age: event.target.value })}
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
        {groups.length > 0 && (
          <ChipOptions label={groupsLabel}>
            {[{ value: "", label: texts.all, count: total }, ...groups].map((group) => (
              <ChipOption
                key={group.value}
                name={filterNames.group}
                value={group.value}
                count={group.count}
                checked={filter.group === group.value}
                onChange={() => onChange({ group: group.value })}
              >
                {group.label}
              </ChipOption>
            ))}
          </ChipOptions>
        )}
      </form>
      <div className={styles.outcome}>
        <p role="status">
          {status}
          {shown === 0 && `. ${texts.nothing}`}
        </p>
        {isFiltered && (
          <a
            href={action}
            onClick={(event) => {
              event.preventDefault();
              onChange(noFilter);
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
