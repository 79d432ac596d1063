import { Icon } from "@/components/ui/icon.island";
import type { Download } from "@/lib/cms/media";
import { formatFileSize } from "@/lib/media/format-file-size";
import { contentTexts } from "@/lib/texts/content";
import styles from "./downloads.module.css";

/** An entry's files, each with its kind and size. Renders nothing when there are none. */
export const Downloads = ({ files }: { files: readonly Download[] }) =>
  files.length > 0 && (
    <section className={styles.downloads} aria-labelledby="dateien">
      <h2 id="dateien">{contentTexts.downloads}</h2>
      <ul>
        {files.map(({ id, src, name, kB }) => {
          const [, title = name, ending = ""] = /^(.+)\.(\w+)$/.exec(name) ?? [];
          const details = [ending.toUpperCase(), kB && formatFileSize(kB)].filter(Boolean).join(", ");
          return (
            <li key={id}>
              <a href={src} download={name}>
                <Icon name="download" />
                <span>
                  {title}
                  {details && ` (${details})`}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
