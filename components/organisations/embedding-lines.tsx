import choiceStyles from "@/components/calendar/subscription-form.module.css";
import { CopyButton } from "@/components/content/copy-button.island";
import buttonStyles from "@/components/ui/button.module.css";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon.island";
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
    <details className={classNames("stack", choiceStyles.choice, styles.embedding)}>
      <summary className={classNames(buttonStyles.button, choiceStyles.summary)}>
        {texts.howTo}
        <Icon name="chevron-down" className={choiceStyles.arrow} />
      </summary>
      <p>{texts.explanation}</p>
      <pre>
        <code>{lines}</code>
      </pre>
      <div className="cluster">
        <CopyButton text={lines} label={texts.copy} />
      </div>
      <p>{texts.privacy}</p>
    </details>
  );
}
