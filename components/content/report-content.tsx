import { Icon } from "@/components/ui/icon.island";
import { Static } from "@/components/ui/static";
import { reportLinkTexts } from "@/lib/texts/content";
import { formTexts } from "@/lib/texts/form-texts";
import { routes } from "@/lib/urls/routes";
import styles from "./report-content.module.css";

/** Where visitors report what is out of date on a page, or breaks a law. */
export const ReportContent = ({ path }: { path: string }) => (
  <Static as="p" className={styles.report}>
    <span>
      {reportLinkTexts.outdated}{" "}
      <a href={routes.reportChange(path)} rel="nofollow">
        {formTexts.aenderung.title}
      </a>
    </span>{" "}
    <a href={routes.reportContent(path)} rel="nofollow">
      <Icon name="flag" />
      {reportLinkTexts.content}
    </a>
  </Static>
);
