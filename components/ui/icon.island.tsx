"use client";

import { IconMarkup, type IconProps } from "./icon-markup";

export type { IconName } from "./icon-markup";

/** Decorative: its meaning stands beside it. In the browser too, because a name takes less of the page's data than elements. */
export const Icon = (props: IconProps) => IconMarkup(props);
