import { type ReactNode, useId } from "react";
import { SearchBox } from "@/components/search/search-box.island";
import { Static } from "@/components/ui/static";
import type { Settings } from "@/lib/cms/settings";
import { homeTexts } from "@/lib/texts/home";
import { hyphenate } from "@/lib/typography/hyphenate";
import { routes } from "@/lib/urls/routes";
import styles from "./hero.module.css";

type HeroProps = { settings: Settings | undefined; quickEntries: ReactNode; today: ReactNode };

export function Hero({ settings, quickEntries, today }: HeroProps) {
  const id = useId();
  const oftenSearched = settings?.oftenSearched ?? [];
  return (
    <div className={`wrap ${styles.hero}`}>
      <div>
        <h1>{hyphenate(homeTexts.title(settings?.village))}</h1>
        <p className="lead muted">{settings?.subtitle ?? homeTexts.lead}</p>
        <div className={styles.search}>
          <SearchBox size="large" />
          {settings?.searchExample && <p className={`muted ${styles.example}`}>{settings.searchExample}</p>}
        </div>
        {oftenSearched.length > 0 && (
          <div className={styles.often}>
            <strong id={id}>{homeTexts.oftenSearched}</strong>
            <ul aria-labelledby={id}>
              {oftenSearched.map((q) => (
                <li key={q}>
                  <a href={routes.search({ q })}>{q}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <Static className={styles.quick}>{quickEntries}</Static>
      {today}
    </div>
  );
}
