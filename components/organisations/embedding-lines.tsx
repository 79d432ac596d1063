import { CopyButton } from "@/components/content/copy-button.island";
import type { Organisation } from "@/lib/cms/organisations";
import { embeddingTexts as texts } from "@/lib/texts/events";
import { absoluteUrl } from "@/lib/urls/absolute-url";
import { routes } from "@/lib/urls/routes";
import styles from "./embedding-lines.module.css";

const heightPx = 480;

const inAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** The lines by which the organisation's own website shows its next dates in a frame. */
export function EmbeddingLines({
  organisation: { name, slug },
}: {
  organisation: Pick<Organisation, "name" | "slug">;
}) {
  const lines = `<iframe src="${absoluteUrl(routes.embedded(slug))}"
  title="${inAttribute(texts.title(name))}" width="100%" height="${heightPx}"
  loading="lazy" referrerpolicy="no-referrer" style="border: 0"></iframe>`;
  return (
    <details className={`stack ${styles.embedding}`}>
      <summary>{texts.howTo}</summary>
      <p>{texts.explanation}</p>
      <pre>
        <code>{lines}</code>
      </pre>
      <CopyButton text={lines} label={texts.copy} />
      <p>{texts.privacy}</p>
    </details>
  );
}
