import type { ComponentProps } from "react";
import { classNames } from "./class-names";

type IllustrationProps = Pick<ComponentProps<"img">, "className" | "loading"> & {
  src: string;
  /** `cut`: the lower edge has the shape of hills; `thumb`: the small image of a `row` card */
  look?: "cut" | "thumb";
};

export function Illustration({ look = "cut", className, loading = "lazy", src }: IllustrationProps) {
  const classes = classNames(look, className);
  return (
    <img alt="" width={480} height={320} loading={loading} decoding="async" src={src} className={classes} />
  );
}
