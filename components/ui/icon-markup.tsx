import { classNames } from "./class-names";
import type { iconNames } from "./icon-names.mjs";
import sprite from "./icons.svg";

export type IconName = (typeof iconNames)[number];
export type IconProps = { name: IconName; className?: string | undefined };

/** What an icon renders, for parts of pages that are no islands either */
export const IconMarkup = ({ name, className }: IconProps) => (
  <svg className={classNames("icon", className)} aria-hidden="true">
    <use href={`${sprite.src}#${name}`} />
  </svg>
);
