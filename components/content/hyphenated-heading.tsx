import type { ComponentProps } from "react";
import { hyphenateWithin } from "@/components/ui/hyphenate-within";

type Level = "h2" | "h3" | "h4" | "h5" | "h6";

const headingOf =
  (Heading: Level) =>
  ({ children, ...rest }: ComponentProps<Level>) => (
    <Heading {...rest}>{rest.lang && rest.lang !== "de" ? children : hyphenateWithin(children)}</Heading>
  );

/** The headings of a text that is written in Markdown */
export const hyphenatedHeadings = {
  h2: headingOf("h2"),
  h3: headingOf("h3"),
  h4: headingOf("h4"),
  h5: headingOf("h5"),
  h6: headingOf("h6"),
};
