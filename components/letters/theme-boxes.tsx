import { entryOf, type Theme } from "@dorfforum/shared/letters/themes";
import formStyles from "@/components/forms/form.module.css";
import { ticked as yes } from "@/lib/forms/values";
import { subscriptionTexts as texts } from "@/lib/letters/base/subscription-texts";
import type { LetterTime } from "@/lib/letters/cms/subscriptions";
import { getThemeGroups } from "@/lib/letters/cms/theme-choices";
import { type NamedTheme, nameThemes } from "@/lib/letters/cms/theme-names";
import styles from "./theme-boxes.module.css";
import { ThemeFilter, type ThemeFilterProps } from "./theme-filter.island";

const eventKinds = ["erinnerung-tag", "erinnerung-stunde", "veranstaltung"] as const;
const isEventKind = (kind: string | undefined) => eventKinds.some((known) => known === kind);

export const weekBoxId = "feld-woche";

type ThemeBoxesProps = {
  /** Offered first; of an event all that can be told of it */
  asked: readonly Theme[];
  ticked: readonly Theme[];
  letterTime: LetterTime | undefined;
  /** The id of the error that says that something is wrong with the choice */
  errorId?: string | undefined;
  /** The id of what shows the letter */
  previewId?: string;
} & Partial<Pick<ThemeFilterProps, "typed" | "search">>;

/** The boxes to tick of all that visitors can be told of */
export async function ThemeBoxes(props: ThemeBoxesProps) {
  const { asked, ticked, letterTime, errorId, previewId, typed = "", search } = props;
  const [named, [week], groups] = await Promise.all([
    nameThemes(asked.filter((theme) => entryOf(theme))),
    nameThemes(["woche"]),
    getThemeGroups(),
  ]);
  const ofEvents = named.filter(({ theme, isGone }) => !isGone && isEventKind(entryOf(theme)?.kind));
  const events = new Map(ofEvents.map(({ theme, entry }) => [entryOf(theme)?.id ?? "", entry]));
  const others = named.filter((each) => !ofEvents.includes(each));
  const more = groups
    .map(({ title, choices }) => ({ title, choices: choices.filter(({ theme }) => !asked.includes(theme)) }))
    .filter(({ choices }) => choices.length > 0);
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
      {others.length > 0 && <div>{others.map(({ theme, name }) => box({ theme, label: name }))}</div>}
      <div className={styles.plain}>
        <div>
          {box({ theme: "woche", label: week?.name ?? "", id: weekBoxId, errorId })}
          {letterTime && (
            <p className={styles.hint}>
              {texts.weekHint(letterTime.Wochentag, letterTime.Stunde)}{" "}
              {previewId && <a href={`#${previewId}`}>{texts.seePreview}</a>}
            </p>
          )}
        </div>
        {(["gefahr", "warnung"] as const).map((theme) => (
          <div key={theme}>
            {box({ theme, label: texts.warnings[theme] })}
            <p className={styles.hint}>{texts.warningHints[theme]}</p>
          </div>
        ))}
      </div>
      {more.length > 0 && (
        <ThemeFilter groups={more} ticked={ticked} typed={typed} search={search} texts={texts.filter} />
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
  <label className={`${formStyles.check} ${styles.box}`}>
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
