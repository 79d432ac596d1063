import type { Settings } from "@/lib/cms/settings";
import { publicFile } from "@/lib/routes";

export type VideoSource = { src: string; type: string; media?: string };

const dark = "(prefers-color-scheme: dark)";

const defaultSources: VideoSource[] = [
  { src: publicFile("hero-night.webm"), type: "video/webm", media: dark },
  { src: publicFile("hero-night.mp4"), type: "video/mp4", media: dark },
  { src: publicFile("hero.webm"), type: "video/webm" },
  { src: publicFile("hero.mp4"), type: "video/mp4" },
];

/** The editors' video, or the default one in two codecs and both colour schemes. Browsers take the first they can play. */
export function videoSources(settings: Settings | undefined): VideoSource[] {
  if (!settings?.video) return defaultSources;
  const { video, nightVideo } = settings;
  return [
    ...(nightVideo ? [{ src: nightVideo.src, type: nightVideo.mime, media: dark }] : []),
    { src: video.src, type: video.mime },
  ];
}
