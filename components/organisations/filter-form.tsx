import { Search } from "lucide-react";
import { type RefObject, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { ChipOption, ChipOptions } from "@/components/ui/chip";
import fieldStyles from "@/components/ui/field.module.css";
import { filterNames, noFilter } from "@/lib/organisations/overview-filter";
import { overviewTexts as texts } from "@/lib/texts/organisations";
import styles from "./filter-form.module.css";
import type { FilterGroup } from "./filter-groups";
import type { FilteredOverview } from "./use-overview-filter";

type FilterFormProps = {
  /** The overview's address, for browsers without JavaScript */
  action: string;
  labels: (typeof texts)["clubs" | "daycare"];
  overview: FilteredOverview;
  groups: readonly FilterGroup[];
  /** Whole years to choose from; without any there is no choice of an age */
  ages?: readonly number[];
  /** Other parameters of the address that a request keeps */
  hiddenFields?: readonly { name: string; value: string }[];
};

/** Filters an overview: at once where JavaScript runs, otherwise by a request. */
export function FilterForm({
  action,
  labels,
  overview,
  groups,
  ages = [],
  hiddenFields = [],
}: FilterFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { filter, change, shown, total } = overview;
  const isFiltered = Object.values(filter).some((value) => value.trim() !== "");
  return (
    <div className={styles.filter}>
      <form
        action={action}
        aria-label={labels.form}
        className={styles.form}
        onSubmit={(event) => event.preventDefault()}
      >
        {hiddenFields.map(({ name, value }) => (
          <input key={value} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.fields}>
          <TextField label={labels.find} overview={overview} ref={field} />
          {ages.length > 0 && <AgeField ages={ages} overview={overview} />}
          <Button type="submit" className={styles.submit}>
            {texts.filter}
          </Button>
        </div>
        {groups.length > 0 && (
          <ChipOptions label={labels.groups}>
            {[{ value: "", label: texts.all, count: total }, ...groups].map(({ value, label, count }) => (
              <ChipOption
                key={value}
                name={filterNames.group}
                value={value}
                count={count}
                checked={filter.group === value}
                onChange={() => change({ group: value })}
              >
                {label}
              </ChipOption>
            ))}
          </ChipOptions>
        )}
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

type TextFieldProps = { label: string; overview: FilteredOverview; ref: RefObject<HTMLInputElement | null> };

function TextField({ label, overview: { filter, change }, ref }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <Search />
        <input
          className={fieldStyles.input}
          ref={ref}
          id={id}
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
  );
}

function AgeField({
  ages,
  overview: { filter, change },
}: {
  ages: readonly number[];
  overview: FilteredOverview;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{texts.age}</label>
      <select
        className={fieldStyles.input}
        id={id}
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
  );
}
