"use client";

import { type ServiceAddresses, ServiceLinks } from "@/components/layout/header/service-links.island";
import type { CategoryNames } from "@/lib/navigation/category-names";
import { layoutTexts } from "@/lib/texts/layout";
import { CategoryLink } from "./category-link";
import { MainEntries } from "./main-entries";
import { MainMenu } from "./main-menu";
import styles from "./main-menu.module.css";

type MenuProps = ServiceAddresses & { categories: readonly CategoryNames[] };

export const Menu = ({ categories, ...addresses }: MenuProps) => (
  <MainMenu>
    <div className="wrap">
      <nav className={styles.entries} aria-label={layoutTexts.mainMenu}>
        <MainEntries aboutPath={addresses.aboutPath} />
      </nav>
      <nav className={styles.themes} aria-label={layoutTexts.categories}>
        <div className={styles.service}>
          <ServiceLinks {...addresses} />
        </div>
        <ul className={styles.categories}>
          {categories.map(([name, slug]) => (
            <li key={slug}>
              <CategoryLink name={name} slug={slug} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </MainMenu>
);
