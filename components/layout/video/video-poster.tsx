import { Picture } from "@/components/content/picture";
import type { Settings } from "@/lib/cms/settings";
import { publicFile } from "@/lib/routes";

/** The picture under the video, shown before it plays and instead of it. The default one only fits the default video. */
export function VideoPoster({ settings }: { settings: Settings | undefined }) {
  if (settings?.videoStill) {
    return <Picture picture={settings.videoStill} sizes="100vw" decorative priority />;
  }
  if (settings?.video) return null;
  return (
    <picture>
      <source
        srcSet={publicFile("hero-night-poster.avif")}
        type="image/avif"
        media="(prefers-color-scheme: dark)"
      />
      <source
        srcSet={publicFile("hero-night-poster.jpg")}
        type="image/jpeg"
        media="(prefers-color-scheme: dark)"
      />
      <source srcSet={publicFile("hero-poster.avif")} type="image/avif" />
      <img src={publicFile("hero-poster.jpg")} alt="" width={1760} height={560} fetchPriority="high" />
    </picture>
  );
}
