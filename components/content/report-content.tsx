import { Flag } from "lucide-react";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { reportLinkTexts } from "@/lib/texts/content";
import styles from "./report-content.module.css";

export const ReportContent = ({ path }: { path: string }) => (
  <p className={styles.report}>
    <Link href={routes.reportContent(path)} rel="nofollow">
      <Flag />
      {reportLinkTexts.content}
    </Link>
  </p>
);
