import { classNames } from "@/components/ui/class-names";
import type { Picture } from "@/lib/cms/media";
import type { Settings } from "@/lib/cms/settings";
import { isBroken } from "@/lib/media/broken-pictures";
import { toSrcSet } from "@/lib/media/variants";
import { siteTexts } from "@/lib/texts/shell";
import { routes } from "@/lib/urls/routes";
import styles from "./logo.module.css";
import townSignStyles from "./town-sign.module.css";

export function Logo({ settings }: { settings: Settings | undefined }) {
  return (
    <a
      className={styles.logo}
      href={routes.home}
      aria-label={siteTexts.home(settings?.siteTitle ?? siteTexts.siteTitle)}
    >
      <FullLogo settings={settings} className={styles.full} />
      <SmallLogo settings={settings} className={styles.small} />
    </a>
  );
}

type FullLogoProps = { settings: Settings | undefined; className: string | undefined };

/** The village's logo, or its name in the look of a town sign; decorative */
export function FullLogo({ settings, className }: FullLogoProps) {
  const logo = unlessBroken(settings?.logo);
  return logo ? (
    <LogoImage file={logo} className={className} />
  ) : (
    <TownSign className={className} village={settings?.village} />
  );
}

function SmallLogo({ settings, className }: FullLogoProps) {
  const logo = unlessBroken(settings?.smallLogo) ?? unlessBroken(settings?.logo);
  return logo ? (
    <LogoImage file={logo} className={className} />
  ) : (
    // Within an element of its own, since a sign's own display would outweigh that of `className`.
    <span className={className}>
      <InitialSign village={settings?.village} />
    </span>
  );
}

const unlessBroken = (picture: Picture | undefined) => (picture && !isBroken(picture) ? picture : undefined);

/** The greatest height of a logo: --logo-size in components/ui/theme/layout.css. */
const maxHeightRem = 7.75;

type LogoImageProps = { file: Picture; className: string | undefined };

function LogoImage({ file, className }: LogoImageProps) {
  const { width, height } = file;
  const widthRem = Math.ceil(((width ?? 1) / (height ?? 1)) * maxHeightRem);
  // A <picture> is not needed: browsers without WebP have no srcset either.
  return (
    <img
      src={file.src}
      srcSet={toSrcSet(file, "webp")}
      sizes={`min(${widthRem}rem, 60vw)`}
      alt=""
      width={width}
      height={height}
      className={className}
    />
  );
}

/** A text logo in the look of a German town sign. Without settings it shows the site's title. */
function TownSign({ village, className }: { village: string | undefined; className?: string | undefined }) {
  const name = village ?? siteTexts.siteTitle;
  return (
    <span
      className={classNames(townSignStyles.sign, name.length > 12 && townSignStyles.long, className)}
      aria-hidden="true"
    >
      {village && <span className={townSignStyles.kicker}>{siteTexts.siteTitle}</span>}
      <span className={townSignStyles.name}>{name}</span>
    </span>
  );
}

/** The first letter of the village in the same look, for the compact header */
const InitialSign = ({ village }: { village: string | undefined }) => (
  <span className={classNames(townSignStyles.sign, townSignStyles.initial)} aria-hidden="true">
    <span className={townSignStyles.name}>{[...(village ?? siteTexts.siteTitle)][0]}</span>
  </span>
);
