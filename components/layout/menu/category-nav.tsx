import type { Category } from "@/lib/cms/categories";
import { serverEnv } from "@/lib/env/server";
import { ServiceLinks } from "../header/service-links";
import { CategoryLink } from "./category-link.island";
import { MainMenu } from "./main-menu.island";
import styles from "./main-menu.module.css";

type CategoryNavProps = { categories: Category[]; aboutPath: string | undefined };

export function CategoryNav({ categories, aboutPath }: CategoryNavProps) {
  return (
    <MainMenu>
      <div className="wrap">
        <div className={styles.service}>
          <ServiceLinks aboutPath={aboutPath} logInUrl={serverEnv().CMS_ADMIN_URL} withParticipate />
        </div>
        <ul className={styles.categories}>
          {categories.map(({ id, name, slug }) => (
            <li key={id}>
              <CategoryLink name={name} slug={slug} />
            </li>
          ))}
        </ul>
      </div>
    </MainMenu>
  );
}
