import { classNames } from "./class-names";

type IllustrationProps = {
  src: string;
  /** "" for a decorative picture */
  alt?: string;
  width?: number | undefined;
  height?: number | undefined;
  className?: string | undefined;
  loading?: "lazy" | "eager";
};

/** A picture whose lower edge is cut as a line of hills. */
export function Illustration({ className, ...rest }: IllustrationProps) {
  return <Drawing className={classNames("cut", className)} {...rest} />;
}

/** The small picture at the side of a `row` card or a result. */
export function Thumbnail({ className, ...rest }: IllustrationProps) {
  return <Drawing className={classNames("thumb", className)} {...rest} />;
}

function Drawing({ alt = "", width = 480, height = 320, loading = "lazy", ...rest }: IllustrationProps) {
  return <img alt={alt} width={width} height={height} loading={loading} decoding="async" {...rest} />;
}
