import { HandHeart, LogIn } from "lucide-react";
import { CategoryLink } from "@/components/layout/menu/category-link.island";
import { MainMenu } from "@/components/layout/menu/main-menu.island";
import menuStyles from "@/components/layout/menu/main-menu.module.css";
import { SearchBox } from "@/components/search/search-box.island";
import type { Category } from "@/lib/cms/categories";
import type { Settings } from "@/lib/cms/settings";
import { serverEnv } from "@/lib/env/server";
import { routes } from "@/lib/routes";
import { layoutTexts } from "@/lib/texts/layout";
import { MenuToggle } from "../menu/menu-toggle.island";
import { HeaderVideo } from "../video/header-video";
import { CurrentLink } from "./current-link.island";
import styles from "./header.module.css";
import { HeaderFrame } from "./header-frame.island";
import { Logo } from "./logo";

export const Header = ({ settings }: { settings: Settings | undefined }) => (
  <HeaderFrame>
    <div className={styles.row}>
      <Logo settings={settings} />
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchBox size="small" />
        </div>
        <nav className={styles.service} aria-label={layoutTexts.service}>
          <ServiceLinks aboutPath={settings?.aboutPath} />
        </nav>
      </div>
      <MenuToggle />
    </div>
    <HeaderVideo settings={settings} />
  </HeaderFrame>
);

type ServiceLinksProps = { aboutPath: string | undefined; withParticipate?: boolean };

const ServiceLinks = ({ aboutPath, withParticipate = false }: ServiceLinksProps) => (
  <ul>
    {aboutPath && (
      <li>
        <CurrentLink href={aboutPath}>{layoutTexts.about}</CurrentLink>
      </li>
    )}
    <li>
      <CurrentLink href={routes.contact}>{layoutTexts.contact}</CurrentLink>
    </li>
    <li>
      <a href={serverEnv().CMS_ADMIN_URL}>
        <LogIn />
        {layoutTexts.logIn}
      </a>
    </li>
    {withParticipate && (
      <li>
        <CurrentLink href={routes.participate}>
          <HandHeart />
          {layoutTexts.participate}
        </CurrentLink>
      </li>
    )}
  </ul>
);

type CategoryNavProps = { categories: Category[]; aboutPath: string | undefined };

export const CategoryNav = ({ categories, aboutPath }: CategoryNavProps) => (
  <MainMenu>
    <div className="wrap">
      <div className={menuStyles.service}>
        <ServiceLinks aboutPath={aboutPath} withParticipate />
      </div>
      <ul className={menuStyles.categories}>
        {categories.map(({ id, name, slug }) => (
          <li key={id}>
            <CategoryLink name={name} slug={slug} />
          </li>
        ))}
      </ul>
    </div>
  </MainMenu>
);
