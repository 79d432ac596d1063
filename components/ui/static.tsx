import { type ReactNode, useId } from "react";
import { staticMarkup } from "@/lib/static-markup";
import { resolveElements } from "./resolve-elements";
import { StaticPart, type StaticPartProps } from "./static-part.island";

type StaticProps = Omit<StaticPartProps, "part" | "inDocument" | "html">;

/**
 * For parts without anything that runs in the browser: no island with behaviour may stand in it. It is rendered to HTML at
 * once, which takes React a fifth of the time of elements that are sent to its two other renderers, and is in the document
 * once, not again in its data (docs/decisions/page-weight.md).
 */
export function Static(props: StaticProps) {
  const part = useId();
  return staticMarkup() ? <RenderedPart part={part} {...props} /> : <StaticPart part={part} {...props} />;
}

function RenderedPart({ children, ...props }: StaticPartProps): ReactNode | Promise<ReactNode> {
  if (props.as === "script") return <StaticPart {...props} html={String(children)} />;
  const pending: Promise<void>[] = [];
  const elements = resolveElements(children, pending);
  if (pending.length === 0) return <StaticPart {...props} html={staticMarkup()?.(elements)} />;
  return Promise.all(pending).then(() => <RenderedPart {...props}>{elements}</RenderedPart>);
}
