import { Button } from "@/components/ui/button";
import fieldStyles from "@/components/ui/field.module.css";
import type { Poster, PosterView } from "@/lib/events/poster";
import { posterTexts as texts } from "@/lib/texts/poster";
import { posterPeriods, routes } from "@/lib/urls/routes";
import styles from "./poster-form.module.css";

type PosterFormProps = { view: PosterView; poster: Poster };

/** Chooses the days of the sheet. */
export const PosterForm = ({ view, poster }: PosterFormProps) => (
  <form action={routes.poster()} aria-label={texts.form} className={styles.form}>
    <div>
      <label htmlFor="zeitraum">{texts.period}</label>
      {/* With the key, the choice in the address replaces the one that the browser restores. */}
      <select
        className={fieldStyles.input}
        id="zeitraum"
        name="zeitraum"
        defaultValue={view.period}
        key={view.period}
      >
        {posterPeriods.map((period) => (
          <option key={period} value={period}>
            {texts.periods[period]}
          </option>
        ))}
      </select>
    </div>
    <div>
      <label htmlFor="ab">{texts.from}</label>
      <input
        className={fieldStyles.input}
        id="ab"
        name="ab"
        type="date"
        defaultValue={poster.first}
        key={poster.first}
      />
    </div>
    <Button type="submit">{texts.show}</Button>
  </form>
);
