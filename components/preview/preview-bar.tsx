import { Icon } from "@/components/ui/icon.island";
import { previewTexts } from "@/lib/texts/preview";
import styles from "./preview-bar.module.css";

type PreviewBarProps = {
  version: "draft" | "published";
  /** Where "Vorschau verlassen" leads */
  exitPath: string;
};

export const PreviewBar = ({ version, exitPath }: PreviewBarProps) => (
  <aside className={styles.bar} aria-label={previewTexts.label}>
    <div className={`wrap ${styles.row}`}>
      <Icon name="eye" />
      <p>
        <strong>{previewTexts[version]}.</strong> {previewTexts[`${version}Hint`]}
      </p>
      {/* The panel shows this page in a frame, in which no other page of the site opens. */}
      <a href={exitPath} target="_top">
        {previewTexts.leave}
      </a>
    </div>
  </aside>
);
