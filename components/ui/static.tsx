import { type ReactNode, useId } from "react";
import { staticMarkup } from "@/lib/html/static-markup";
import { documentParts, type StaticPartProps } from "@/lib/html/static-parts";
import { wordBreaks } from "@/lib/typography/hyphenate";
import { resolveElements } from "./resolve-elements";
import { StaticPart } from "./static-part.island";

type StaticProps = Omit<StaticPartProps, "part" | "inDocument" | "html"> & {
  /** An immutable object that alone decides, with the word breaks, what the children render: their HTML is kept by it. */
  cacheKey?: object | undefined;
};

/** HTML of parts, by their `cacheKey` */
const htmlBySubject = new WeakMap<object, { breaks: object; html: string | undefined }>();

/**
 * For parts without anything that runs in the browser: no island with behaviour may stand in it. It is rendered to HTML at
 * once, which takes React a fifth of the time of elements that are sent to its two other renderers, and is in the document
 * once, not again in its data (docs/decisions/page-weight.md).
 */
export function Static({ cacheKey, ...props }: StaticProps) {
  const part = useId();
  return staticMarkup() ? (
    <RenderedPart part={part} cacheKey={cacheKey} {...props} />
  ) : (
    <StaticPart part={part} {...props} />
  );
}

type RenderedPartProps = StaticPartProps & Pick<StaticProps, "cacheKey">;

function RenderedPart({ children, cacheKey, ...props }: RenderedPartProps): ReactNode | Promise<ReactNode> {
  if (props.as === "script") return registerPart(props, String(children));
  const breaks = wordBreaks();
  const known = cacheKey && htmlBySubject.get(cacheKey);
  if (known?.breaks === breaks) return registerPart(props, known.html);
  const pending: Promise<void>[] = [];
  const elements = resolveElements(children, pending);
  if (pending.length > 0)
    return Promise.all(pending).then(() => (
      <RenderedPart {...props} cacheKey={cacheKey}>
        {elements}
      </RenderedPart>
    ));
  const html = staticMarkup()?.(elements);
  if (cacheKey) htmlBySubject.set(cacheKey, { breaks, html });
  return registerPart(props, html);
}

/** Of a document the data hold its id alone; its HTML is handed on within the server. */
function registerPart(props: StaticPartProps, html: string | undefined): ReactNode {
  const parts = documentParts();
  const { part } = props;
  if (!parts || part === undefined) return <StaticPart {...props} html={html} />;
  parts.set(part, { ...props, html });
  return <StaticPart inDocument={part} />;
}
