import { SearchBox } from "@/components/search/search-box.island";
import type { Settings } from "@/lib/cms/settings";
import { layoutTexts } from "@/lib/texts/layout";
import { MenuToggle } from "../menu/menu-toggle.island";
import { HeaderVideo } from "../video/header-video";
import styles from "./header.module.css";
import { HeaderFrame } from "./header-frame.island";
import { Logo } from "./logo";
import { type ServiceAddresses, ServiceLinks } from "./service-links.island";

type HeaderProps = { settings: Settings | undefined; addresses: ServiceAddresses };

export const Header = ({ settings, addresses }: HeaderProps) => (
  <HeaderFrame>
    <div className={styles.row}>
      <Logo settings={settings} />
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchBox size="small" />
        </div>
        <nav className={styles.service} aria-label={layoutTexts.service}>
          <ServiceLinks {...addresses} />
        </nav>
      </div>
      <MenuToggle />
    </div>
    <HeaderVideo settings={settings} />
  </HeaderFrame>
);
