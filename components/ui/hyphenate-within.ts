import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { hyphenate } from "@/lib/typography/hyphenate";

/** As hyphenate(), also for what is bold or highlighted within a title. What is in another language breaks by its own rules. */
export const hyphenateWithin = (title: ReactNode): ReactNode =>
  Children.map(title, (part) => {
    if (typeof part === "string") return hyphenate(part);
    if (!isValidElement<{ children?: ReactNode; lang?: string }>(part) || !part.props.children) return part;
    if (part.props.lang && part.props.lang !== "de") return part;
    return cloneElement(part, undefined, hyphenateWithin(part.props.children));
  });
