import { ArrowRight } from "lucide-react";
import { Card, CardTitle } from "@/components/ui/card";
import { Illustration } from "@/components/ui/illustration";
import { type ProposalName, proposalNames } from "@/lib/form-names";
import { illustration, routes } from "@/lib/routes";
import { participateTexts } from "@/lib/texts/form-parts";
import { formTexts } from "@/lib/texts/forms";
import styles from "./participate.module.css";

const pictures: Record<ProposalName, string> = {
  veranstaltung: "veranstaltungen",
  organisation: "vereine",
  beitrag: "aktuelles",
  hilfe: "ehrenamt",
};

export function ParticipateChoice({ current }: { current: ProposalName | undefined }) {
  return (
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
}
