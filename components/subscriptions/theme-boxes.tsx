import { entryOf, type Theme } from "@dorfforum/shared/subscriptions/themes";
import formStyles from "@/components/forms/form.module.css";
import { getCategories } from "@/lib/cms/categories";
import type { LetterTime } from "@/lib/cms/subscriptions";
import { type NamedTheme, nameThemes } from "@/lib/cms/theme-names";
import { ticked as yes } from "@/lib/forms/values";
import { subscriptionTexts as texts } from "@/lib/texts/subscription";

const eventKinds = ["erinnerung-tag", "erinnerung-stunde", "veranstaltung"] as const;
const isEventKind = (kind: string | undefined) => eventKinds.some((known) => known === kind);

export const weekBoxId = "feld-woche";

type ThemeBoxesProps = {
  /** Offered besides the week and the categories; of an event all that can be told of it */
  asked: readonly Theme[];
  ticked: readonly Theme[];
  letterTime: LetterTime | undefined;
  /** The id of the error that says that something is wrong with the choice */
  errorId?: string | undefined;
};

/** The boxes to tick of all that visitors can be told of */
export async function ThemeBoxes({ asked, ticked, letterTime, errorId }: ThemeBoxesProps) {
  const [named, [week], categories] = await Promise.all([
    nameThemes(asked.filter((theme) => entryOf(theme))),
    nameThemes(["woche"]),
    getCategories(),
  ]);
  const ofEvents = named.filter(({ theme, isGone }) => !isGone && isEventKind(entryOf(theme)?.kind));
  const events = new Map(ofEvents.map(({ theme, entry }) => [entryOf(theme)?.id ?? "", entry]));
  const others = named.filter((each) => !ofEvents.includes(each));
  const more = categories
    .map(({ id, name }): BoxProps => ({ theme: `kategorie:${id}`, label: name }))
    .filter(({ theme }) => !asked.includes(theme));
  const box = (props: BoxProps) => <Box key={props.theme} ticked={ticked} {...props} />;
  return (
    <>
      {[...events].map(([id, entry]) => (
        <fieldset className={`${formStyles.group} ${formStyles.tight}`} key={id}>
          <legend>{entry?.name}</legend>
          {eventKinds
            // A whole day has no hour before it.
            .filter((kind) => kind !== "erinnerung-stunde" || !entry?.allDay)
            .map((kind) => box({ theme: `${kind}:${id}`, label: texts.ofEvent[kind] }))}
          <div>
            <p className={formStyles.hint}>{texts.eventHint}</p>
          </div>
        </fieldset>
      ))}
      <div>
        {others.map(({ theme, name }) => box({ theme, label: name }))}
        <div className={formStyles.field}>
          {box({ theme: "woche", label: week?.name ?? "", id: weekBoxId, errorId })}
          {letterTime && (
            <p className={formStyles.hint}>{texts.weekHint(letterTime.Wochentag, letterTime.Stunde)}</p>
          )}
        </div>
        <div className={formStyles.field}>
          {box({ theme: "gefahr", label: texts.urgent })}
          <p className={formStyles.hint}>{texts.urgentHint}</p>
        </div>
      </div>
      {more.length > 0 && (
        <details className={formStyles.more} open={more.some(({ theme }) => ticked.includes(theme))}>
          <summary>{texts.categories}</summary>
          {more.map(box)}
        </details>
      )}
    </>
  );
}

type BoxProps = {
  theme: Theme;
  label: NamedTheme["name"];
  id?: string;
  errorId?: string | undefined;
};

const Box = ({ theme, label, id, errorId, ticked }: BoxProps & Pick<ThemeBoxesProps, "ticked">) => (
  <label className={formStyles.check}>
    <input
      type="checkbox"
      name={theme}
      value={yes}
      id={id}
      defaultChecked={ticked.includes(theme)}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
    />
    <span>{label}</span>
  </label>
);
