import { Picture } from "@/components/content/picture";
import { Static } from "@/components/ui/static";
import type { Settings } from "@/lib/cms/settings";
import { stillPreview } from "@/lib/media/still-preview";
import { publicFile } from "@/lib/urls/routes";
import { BackgroundVideo } from "./background-video.island";
import previews from "./still-previews.json";
import type { VideoSource } from "./video";

type CmsVideo = NonNullable<Settings["video"]>;

const dark = { media: "(prefers-color-scheme: dark)" };
/** For phones: 880 px wide; pictures as AVIF of quality 30, at night 40; videos of at most `maxPhoneVideoKB`. */
const narrow = "(max-width: 40rem)";
const wide = "(min-width: 40.01rem)";

const inBothCodecs = (name: string, media?: string): VideoSource[] =>
  ["webm", "mp4"].map((ending) => ({
    src: publicFile(`${name}.${ending}`),
    type: `video/${ending}`,
    ...(media && { media }),
  }));

const defaultSources: VideoSource[] = [
  ...inBothCodecs("hero-night-small", `${dark.media} and ${narrow}`),
  ...inBothCodecs("hero-night", dark.media),
  ...inBothCodecs("hero-small", narrow),
  ...inBothCodecs("hero"),
];

/** The editors' video, or the default one in two codecs, two sizes and both colour schemes. Browsers take the first they can play. */
export const HeaderVideo = ({ settings }: { settings: Settings | undefined }) => (
  <BackgroundVideo sources={sourcesOf(settings)}>
    <Static>
      <Poster settings={settings} />
    </Static>
  </BackgroundVideo>
);

export const hasVideo = (settings: Settings | undefined): boolean => sourcesOf(settings).length > 0;

/** A header picture of the village's own stands still: the default video shows another place. */
function sourcesOf(settings: Settings | undefined): VideoSource[] {
  if (settings?.video) return ownSources(settings.video, settings.nightVideo);
  return settings?.videoStill ? [] : defaultSources;
}

const ownSources = (video: CmsVideo, nightVideo: CmsVideo | undefined): VideoSource[] => [
  ...(nightVideo ? [toSource(nightVideo, [dark.media])] : []),
  toSource(video, []),
];

function toSource({ src, mime, isForPhones }: CmsVideo, conditions: string[]): VideoSource {
  const media = [...conditions, ...(isForPhones ? [] : [wide])].join(" and ");
  return { src, type: mime, ...(media && { media }) };
}

/** The picture under the video, shown before it plays and instead of it. The default one only fits the default video. */
function Poster({ settings }: { settings: Settings | undefined }) {
  if (settings?.videoStill) {
    return (
      <>
        <Preview day={stillPreview(settings.videoStill)} />
        <Picture picture={settings.videoStill} sizes="100vw" decorative priority />
      </>
    );
  }
  if (settings?.video) return null;
  return (
    <>
      <Preview {...previews} />
      <DefaultStill />
    </>
  );
}

type PreviewProps = { day: string | undefined; night?: string };

/** In the document itself, so that the header's picture is there with the text, and the page's largest paint is its first. */
const Preview = ({ day, night }: PreviewProps) =>
  day && (
    <picture>
      {night && <source srcSet={night} type="image/avif" {...dark} />}
      <img src={day} alt="" width={600} height={191} decoding="sync" />
    </picture>
  );

const DefaultStill = () => (
  <picture>
    <source
      srcSet={publicFile("hero-night-poster-small.avif")}
      type="image/avif"
      media={`${dark.media} and ${narrow}`}
    />
    <source
      srcSet={publicFile("hero-poster-small.avif")}
      type="image/avif"
      media={`(prefers-color-scheme: light) and ${narrow}`}
    />
    <source srcSet={publicFile("hero-night-poster.avif")} type="image/avif" {...dark} />
    <source srcSet={publicFile("hero-night-poster.jpg")} type="image/jpeg" {...dark} />
    <source srcSet={publicFile("hero-poster.avif")} type="image/avif" />
    <img src={publicFile("hero-poster.jpg")} alt="" width={1760} height={560} fetchPriority="high" />
  </picture>
);
