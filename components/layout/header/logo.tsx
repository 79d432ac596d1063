import { Link } from "@/components/ui/link";
import type { Picture } from "@/lib/cms/media";
import type { Settings } from "@/lib/cms/settings";
import { isBroken } from "@/lib/media/broken-pictures";
import { toSrcSet } from "@/lib/media/variants";
import { routes } from "@/lib/routes";
import { layoutTexts } from "@/lib/texts/layout";
import styles from "./logo.module.css";
import { TownSign } from "./town-sign";

type Sign = Pick<Picture, "src" | "width" | "height" | "mime">;

/** The drawn default logo carries this village's name. */
const drawnVillage = "Musterbach";
const mime = "image/svg+xml";
const drawnLogo: Sign = { src: "/medien/logo.svg", width: 377, height: 154, mime };
const drawnSmallLogo: Sign = { src: "/medien/logo-small.svg", width: 64, height: 64, mime };

/** The village's sign: its own logo, the drawn one, or its name on a sign. It leads home. */
export function Logo({ settings }: { settings: Settings | undefined }) {
  const own = shown(settings?.logo);
  const logo = own ?? (settings?.village === drawnVillage ? drawnLogo : undefined);
  return (
    <Link
      className={styles.logo}
      href={routes.home}
      aria-label={layoutTexts.home(settings?.siteTitle ?? layoutTexts.siteTitle)}
    >
      {logo ? (
        <SignImage sign={logo} otherwise={drawnLogo} className={styles.full} />
      ) : (
        <TownSign className={styles.full} village={settings?.village} />
      )}
      <SignImage
        sign={shown(settings?.smallLogo) ?? own ?? drawnSmallLogo}
        otherwise={drawnSmallLogo}
        className={styles.small}
      />
    </Link>
  );
}

const shown = (picture: Picture | undefined) => (picture && !isBroken(picture) ? picture : undefined);

/** No logo is shown higher than this, in rem: --logo-size in components/ui/theme/layout.css. */
const highest = 7.75;

type SignImageProps = { sign: Sign; otherwise: Sign; className: string | undefined };

/** `otherwise` lends its measures to a drawing that has none. */
function SignImage({ sign, otherwise, className }: SignImageProps) {
  const { width = otherwise.width, height = otherwise.height } = sign;
  const wide = Math.ceil(((width ?? 1) / (height ?? 1)) * highest);
  // No <picture> as elsewhere: browsers that do not know WebP know no srcset either.
  return (
    <img
      src={sign.src}
      srcSet={toSrcSet(sign, "webp")}
      sizes={`min(${wide}rem, 60vw)`}
      alt=""
      width={width}
      height={height}
      className={className}
    />
  );
}
