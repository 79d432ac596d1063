import { Picture } from "@/components/content/picture";
import type { Settings } from "@/lib/cms/settings";

/** The still that is there before the film and in its place. A film of the editors' own never gets the drawn still. */
export function Landscape({ settings }: { settings: Settings | undefined }) {
  if (settings?.videoStill) {
    return <Picture picture={settings.videoStill} sizes="100vw" decorative priority />;
  }
  if (settings?.video) return null;
  return (
    <picture>
      <source
        srcSet="/medien/hero-night-poster.avif"
        type="image/avif"
        media="(prefers-color-scheme: dark)"
      />
      <source srcSet="/medien/hero-night-poster.jpg" type="image/jpeg" media="(prefers-color-scheme: dark)" />
      <source srcSet="/medien/hero-poster.avif" type="image/avif" />
      <img src="/medien/hero-poster.jpg" alt="" width={1760} height={560} fetchPriority="high" />
    </picture>
  );
}
