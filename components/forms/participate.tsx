import { PageHead } from "@/components/content/page-head";
import { ReadingColumns } from "@/components/content/reading-columns";
import { RichText } from "@/components/content/rich-text";
import { Card, CardTitle } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon.island";
import { Illustration } from "@/components/ui/illustration";
import { Panel } from "@/components/ui/panel";
import type { Page } from "@/lib/cms/pages";
import type { GlossaryTerm } from "@/lib/rich-text/mark-terms";
import { splitAtHeading } from "@/lib/rich-text/split-at-heading";
import { pageTitles } from "@/lib/texts/content";
import { otherWayTexts, participateTexts } from "@/lib/texts/form-parts";
import { formTexts } from "@/lib/texts/form-texts";
import { type ParticipationName, participationNames } from "@/lib/urls/form-names";
import { illustration, routes } from "@/lib/urls/routes";
import { ContactAlternatives } from "./contact-alternatives";
import styles from "./participate.module.css";
import { StepsPanel } from "./steps-panel";

type ParticipateProps = { page: Page | undefined; glossary: readonly GlossaryTerm[] };

/** The page Mitmachen: its introduction, the choice of a form, and what else editors wrote. */
export function Participate({ page, glossary }: ParticipateProps) {
  const { introduction, rest } = splitAtHeading(page?.text ?? "");
  return (
    <>
      <PageHead title={page?.title ?? pageTitles.participate} language={page?.language} />
      {introduction && (
        <div className="wrap">
          <RichText markdown={introduction} language={page?.language} files={page?.files} />
        </div>
      )}
      <Choice />
      <ReadingColumns markdown={rest} aside={<ParticipateAside />}>
        {rest && (
          <RichText
            markdown={rest}
            language={page?.language}
            files={page?.files}
            glossary={glossary}
            anchors
          />
        )}
      </ReadingColumns>
    </>
  );
}

const pictures: Record<ParticipationName, string> = {
  veranstaltung: "veranstaltungen",
  organisation: "vereine",
  beitrag: "aktuelles",
  angebot: "gewerbe",
  hilfe: "ehrenamt",
  aenderung: "gemeinderat",
};

const Choice = () => (
  <nav className={`wrap ${styles.choice}`} aria-label={participateTexts.choose}>
    {participationNames.map((form) => (
      <Card
        key={form}
        picture={<Illustration className={styles.picture} src={illustration(pictures[form])} />}
      >
        <CardTitle href={routes.propose(form)} level={2}>
          {formTexts[form].title}
          <Icon name="arrow-right" />
        </CardTitle>
        <p>{participateTexts.cards[form]}</p>
      </Card>
    ))}
  </nav>
);

const ParticipateAside = () => (
  <div className={styles.panels}>
    <StepsPanel steps={participateTexts.step} />
    <Panel title={otherWayTexts.rather}>
      <ContactAlternatives subject={participateTexts.choose} />
    </Panel>
  </div>
);
