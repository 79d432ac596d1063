import type { ReactNode } from "react";
import { Illustration } from "@/components/ui/illustration";
import { failureTexts } from "@/lib/texts/errors";
import styles from "./dead-end.module.css";

type DeadEndProps = {
  title: string;
  lead: string;
  hint?: string | undefined;
  /** What the failure is called in the operators' log */
  reference?: string | null | undefined;
  /** The ways on */
  children: ReactNode;
};

/** A page that leads nowhere: the sign-post in the fields, what happened, and ways on. */
export function DeadEnd({ title, lead, hint, reference, children }: DeadEndProps) {
  return (
    <div className={`wrap ${styles.place}`}>
      <div className={styles.picture}>
        {/* Lazy, because Next renders not-found.tsx along with every page, and React would preload an eager picture. */}
        <Illustration className={styles.signPost} src="/medien/illustrationen/ersatz-veranstaltung-4.svg" />
      </div>
      <div className="stack">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {hint ? <p>{hint}</p> : null}
        {reference ? <p className="muted">{failureTexts.reference(reference)}</p> : null}
        <div className={styles.ways}>{children}</div>
      </div>
    </div>
  );
}
