import { ServiceLinks } from "@/components/layout/header/service-links";
import type { Category } from "@/lib/cms/categories";
import { layoutTexts } from "@/lib/texts/layout";
import { CategoryLink } from "./category-link.island";
import { MainEntries } from "./main-entries.island";
import { MainMenu } from "./main-menu.island";
import styles from "./main-menu.module.css";

type MenuProps = { categories: Category[]; aboutPath: string | undefined };

export const Menu = ({ categories, aboutPath }: MenuProps) => (
  <MainMenu>
    <div className="wrap">
      <nav className={styles.entries} aria-label={layoutTexts.mainMenu}>
        <MainEntries aboutPath={aboutPath} />
      </nav>
      <nav className={styles.themes} aria-label={layoutTexts.categories}>
        <div className={styles.service}>
          <ServiceLinks aboutPath={aboutPath} />
        </div>
        <ul className={styles.categories}>
          {categories.map(({ id, name, slug }) => (
            <li key={id}>
              <CategoryLink name={name} slug={slug} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </MainMenu>
);
