import { useId } from "react";
import { RichText } from "@/components/content/rich-text";
import type { Page } from "@/lib/cms/pages";
import type { Settings } from "@/lib/cms/settings";
import { homeTexts } from "@/lib/texts/home";
import styles from "./welcome.module.css";

export function Welcome({ settings, page }: { settings: Settings | undefined; page: Page | undefined }) {
  const id = useId();
  if (!settings?.greeting && !page?.text) return null;
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{homeTexts.welcome}</h2>
        {settings?.greeting && (
          <div className={styles.greeting}>
            <RichText markdown={settings.greeting} files={settings.files} headingLevel={3} />
          </div>
        )}
        {page?.text && (
          <div className={styles.text}>
            <RichText markdown={page.text} files={page.files} headingLevel={3} look="plain" />
          </div>
        )}
      </div>
    </section>
  );
}
