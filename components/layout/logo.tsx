import { Link } from "@/components/ui/link";
import type { Settings } from "@/lib/cms/settings";
import { routes } from "@/lib/routes";
import { shellTexts } from "@/lib/texts/shell";
import styles from "./logo.module.css";
import { TownSign } from "./town-sign";

/** The drawn default logo carries this village's name. */
const drawnVillage = "Musterbach";
const drawnLogo = { src: "/medien/logo.svg", width: 377, height: 154 };
const drawnSmallLogo = { src: "/medien/logo-small.svg", width: 64, height: 64 };

/** The village's sign: its own logo, the drawn one, or its name on a sign. It leads home. */
export function Logo({ settings }: { settings: Settings | undefined }) {
  const logo = settings?.logo ?? (settings?.village === drawnVillage ? drawnLogo : undefined);
  const small = settings?.smallLogo ?? settings?.logo ?? drawnSmallLogo;
  return (
    <Link
      className={styles.logo}
      href={routes.home}
      aria-label={shellTexts.home(settings?.siteTitle ?? shellTexts.siteTitle)}
    >
      {logo ? (
        <img
          className={styles.full}
          src={logo.src}
          alt=""
          width={logo.width ?? drawnLogo.width}
          height={logo.height ?? drawnLogo.height}
        />
      ) : (
        <TownSign className={styles.full} village={settings?.village} />
      )}
      <img
        className={styles.small}
        src={small.src}
        alt=""
        width={small.width ?? 64}
        height={small.height ?? 64}
      />
    </Link>
  );
}
