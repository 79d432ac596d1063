import { notFound } from "next/navigation";
import { PageHead } from "@/components/content/page-head";
import { ContactAlternatives } from "@/components/forms/contact-alternatives";
import { FormSheet } from "@/components/forms/form-sheet";
import styles from "@/components/forms/participate.module.css";
import { Banner } from "@/components/ui/banner";
import { Button, SummaryButton } from "@/components/ui/button";
import { Terms } from "@/components/ui/terms";
import { readProposal } from "@/lib/cms/submissions";
import { fromCmsData } from "@/lib/forms/from-cms-data";
import { getStoredResponse } from "@/lib/forms/stored-responses";
import { receiptTexts } from "@/lib/texts/form-outcomes";
import { proposalTexts as texts } from "@/lib/texts/proposal";
import { routes } from "@/lib/urls/routes";

export const metadata = {
  title: { absolute: texts.title },
  robots: { index: false, follow: false },
};

/** Shows the sender of a proposal what was sent. Opening it changes nothing, because mail programs follow links. */
export default async function ProposalPage({ params, searchParams }: PageProps<"/einsendung/[code]">) {
  const [{ code }, { antwort, stand }] = await Promise.all([params, searchParams]);
  const proposal = await readProposal(code);
  if (!proposal) notFound();
  const isOpen = proposal.Stand === "offen";
  const isTyped = (await getStoredResponse(proposal.Art, antwort)) !== undefined;
  return (
    <>
      <PageHead title={texts.title} lead={isOpen && texts.open} />
      <div className={`wrap ${styles.proposal}`}>
        {isOpen && stand === "geaendert" && (
          <Banner tone="ok">
            <p role="status">{texts.saved}</p>
          </Banner>
        )}
        {isOpen && stand === "misslungen" && (
          <Banner tone="error">
            <p role="alert">{texts.failed}</p>
          </Banner>
        )}
        {proposal.Stand === "zurückgezogen" && <Banner tone="ok">{texts.withdrawn}</Banner>}
        {proposal.Stand === "übernommen" && (
          <Banner tone="info">
            <p>{texts.takenOver}</p>
            <ContactAlternatives subject={`${texts.title}: ${proposal.Vorgangsnummer}`} />
          </Banner>
        )}
        <Terms terms={[{ term: receiptTexts.reference, content: proposal.Vorgangsnummer }]} />
        {isOpen && <Withdrawal code={code} />}
        {isOpen && proposal.Bild && <p>{texts.hasPicture}</p>}
        {(isOpen || isTyped) && (
          <FormSheet
            form={proposal.Art}
            correction={{ accessCode: code, changedAt: isOpen ? proposal.Geaendert_am : null }}
            values={isOpen ? fromCmsData(proposal) : {}}
            responseId={antwort}
            withTitle={false}
          />
        )}
      </div>
    </>
  );
}

const Withdrawal = ({ code }: { code: string }) => (
  <details>
    <SummaryButton>{texts.withdraw}</SummaryButton>
    <form className="stack" action={routes.withdrawal(code)} method="post">
      <p>{texts.withdrawWarning}</p>
      <Button type="submit">{texts.confirm}</Button>
    </form>
  </details>
);
