import { useId } from "react";
import { RichText } from "@/components/content/rich-text";
import { homeTexts } from "@/lib/texts/reading";
import styles from "./welcome.module.css";

type WelcomeProps = {
  /** Markdown of the settings */
  greeting: string | undefined;
  /** Markdown of the page `startseite` */
  text: string | undefined;
};

/** The editors' own words to the village. */
export function Welcome({ greeting, text }: WelcomeProps) {
  const id = useId();
  if (!greeting && !text) return null;
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{homeTexts.welcome}</h2>
        {greeting && (
          <div className={styles.greeting}>
            <RichText markdown={greeting} headingLevel={3} />
          </div>
        )}
        {text && (
          <div className={styles.text}>
            <RichText markdown={text} headingLevel={3} look="plain" />
          </div>
        )}
      </div>
    </section>
  );
}
