import { Panel } from "@/components/ui/panel";
import { participateTexts } from "@/lib/texts/form-parts";
import styles from "./participate.module.css";

export const StepsPanel = ({ steps }: { steps: readonly string[] }) => (
  <Panel title={participateTexts.steps}>
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  </Panel>
);
