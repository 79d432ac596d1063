"use client";

import type { ReactNode } from "react";
import { CurrentLink } from "@/components/layout/header/current-link";
import { type ServiceAddresses, ServiceLinks } from "@/components/layout/header/service-links.island";
import type { CategoryNames } from "@/lib/navigation/category-names";
import { shellTexts } from "@/lib/texts/shell";
import { CategoryLink } from "./category-link";
import { MainEntries } from "./main-entries";
import { MainMenu } from "./main-menu";
import styles from "./main-menu.module.css";

type MenuProps = ServiceAddresses & {
  categories: readonly CategoryNames[];
  /** Where mail is ordered, if the village sends any */
  mailOrderPath: string | undefined;
  /** A further list of links */
  more: ReactNode;
};

export const Menu = ({ categories, mailOrderPath, more, ...addresses }: MenuProps) => (
  <MainMenu>
    <div className="wrap">
      <nav className={styles.entries} aria-label={shellTexts.mainMenu}>
        <MainEntries aboutPath={addresses.aboutPath} />
      </nav>
      <nav className={styles.themes} aria-label={shellTexts.categories}>
        <div className={styles.service}>
          <ServiceLinks {...addresses}>
            {mailOrderPath && (
              <li>
                <CurrentLink href={mailOrderPath}>{shellTexts.letterSubscription}</CurrentLink>
              </li>
            )}
          </ServiceLinks>
          {more}
        </div>
        {categories.length > 0 && (
          <ul className={styles.categories}>
            {categories.map(([name, slug]) => (
              <li key={slug}>
                <CategoryLink name={name} slug={slug} />
              </li>
            ))}
          </ul>
        )}
      </nav>
    </div>
  </MainMenu>
);
