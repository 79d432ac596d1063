import { ArrowRight } from "lucide-react";
import { Card, CardTitle } from "@/components/ui/card";
import { Illustration } from "@/components/ui/illustration";
import { Panel } from "@/components/ui/panel";
import { type ProposalName, proposalNames } from "@/lib/form-names";
import { illustration, routes } from "@/lib/routes";
import { otherWayTexts, participateTexts } from "@/lib/texts/form-parts";
import { formTexts } from "@/lib/texts/forms";
import { OtherWays } from "./other-ways";
import styles from "./participate.module.css";

const pictures: Record<ProposalName, string> = {
  veranstaltung: "veranstaltungen",
  organisation: "vereine",
  beitrag: "aktuelles",
  hilfe: "ehrenamt",
};

export const ParticipateChoice = ({ current }: { current: ProposalName | undefined }) => (
  <nav className={`wrap ${styles.choice}`} aria-label={participateTexts.choose}>
    {proposalNames.map((form) => (
      <Card
        key={form}
        className={form === current ? styles.current : undefined}
        picture={
          <Illustration className={styles.picture} src={illustration(pictures[form])} loading="eager" />
        }
      >
        <CardTitle href={routes.propose(form)} level={2} current={form === current}>
          {formTexts[form].title}
        </CardTitle>
        <p>{participateTexts.cards[form]}</p>
        <span className={styles.more} aria-hidden>
          {participateTexts.toForm}
          <ArrowRight />
        </span>
      </Card>
    ))}
  </nav>
);

export const ParticipateAside = () => (
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
