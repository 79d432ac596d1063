import { Panel } from "@/components/ui/panel";
import { otherWayTexts, participateTexts } from "@/lib/texts/form-parts";
import { OtherWays } from "./other-ways";
import styles from "./participate.module.css";

export function ParticipateAside() {
  return (
    <div className={styles.panels}>
      <Panel title={participateTexts.steps}>
        <ol className={styles.steps}>
          {participateTexts.step.map((step) => (
            <li key={step}>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title={otherWayTexts.rather}>
        <OtherWays subject={participateTexts.choose} />
      </Panel>
    </div>
  );
}
