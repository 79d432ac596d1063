import { SearchBox } from "@/components/search/search-box.island";
import type { Settings } from "@/lib/cms/settings";
import { siteTexts } from "@/lib/texts/shell";
import { MenuToggle } from "../menu/menu-toggle.island";
import { HeaderVideo, hasVideo } from "../video/header-video";
import { MotionToggle } from "../video/motion-toggle.island";
import styles from "./header.module.css";
import { HeaderFrame } from "./header-frame.island";
import { Logo } from "./logo";
import { type ServiceAddresses, ServiceLinks } from "./service-links.island";

type HeaderProps = { settings: Settings | undefined; addresses: ServiceAddresses };

export const Header = ({ settings, addresses }: HeaderProps) => (
  <HeaderFrame>
    {/* First in the document, so that the picture is there with the first paint. */}
    <HeaderVideo settings={settings} />
    <div className={styles.row}>
      <Logo settings={settings} />
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchBox size="small" />
        </div>
        <nav className={styles.service} aria-label={siteTexts.service}>
          <ServiceLinks {...addresses} />
        </nav>
      </div>
      <MenuToggle />
    </div>
    {hasVideo(settings) && <MotionToggle />}
  </HeaderFrame>
);
