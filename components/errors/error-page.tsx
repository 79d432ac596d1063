import type { ReactNode } from "react";
import { Illustration } from "@/components/ui/illustration";
import { failureTexts } from "@/lib/texts/failure";
import { illustration } from "@/lib/urls/shell-routes";
import styles from "./error-page.module.css";

type ErrorPageProps = {
  title: string;
  lead: string;
  hint?: string | undefined;
  /** The error's reference in the operators' log */
  reference?: string | null | undefined;
  children: ReactNode;
};

export const ErrorPage = ({ title, lead, hint, reference, children }: ErrorPageProps) => (
  <div className={`wrap ${styles.page}`}>
    <div className={styles.picture}>
      {/* Lazy: Next renders not-found.tsx into every page, and React would preload an eager image there. */}
      <Illustration className={styles.signpost} src={illustration("ersatz-veranstaltung-4")} />
    </div>
    <div className="stack">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {hint && <p>{hint}</p>}
      {reference && <p className="muted">{failureTexts.reference(reference)}</p>}
      <div className={styles.actions}>{children}</div>
    </div>
  </div>
);
