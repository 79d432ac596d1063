import { classNames } from "./class-names";

type IllustrationProps = {
  src: string;
  alt?: string;
  width?: number | undefined;
  height?: number | undefined;
  className?: string | undefined;
  loading?: "lazy" | "eager";
};

/** An image whose lower edge is cut in the shape of hills. */
export function Illustration({ className, ...rest }: IllustrationProps) {
  return <Image className={classNames("cut", className)} {...rest} />;
}

/** The small image of a `row` card or a search result. */
export function Thumbnail({ className, ...rest }: IllustrationProps) {
  return <Image className={classNames("thumb", className)} {...rest} />;
}

function Image({ alt = "", width = 480, height = 320, loading = "lazy", ...rest }: IllustrationProps) {
  return <img alt={alt} width={width} height={height} loading={loading} decoding="async" {...rest} />;
}
