import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { notFound } from "next/navigation";
import { CopyButton } from "@/components/content/copy-button.island";
import { PageHead } from "@/components/content/page-head";
import styles from "@/components/forms/participate.module.css";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button";
import { Terms } from "@/components/ui/terms";
import type { FollowUp } from "@/lib/feature";
import { receivedForm } from "@/lib/features";
import { readReceipt } from "@/lib/forms/signed-receipt";
import { reportError } from "@/lib/monitoring/report-error";
import { receiptTexts } from "@/lib/texts/form-outcomes";
import { formTexts } from "@/lib/texts/form-texts";
import { absoluteUrl } from "@/lib/urls/absolute-url";
import { pageOfForm } from "@/lib/urls/form-names";
import { routes } from "@/lib/urls/routes";

type SentPageProps = PageProps<"/gesendet/[beleg]">;

/** Where the sender of a proposal corrects or withdraws it */
const ofProposal: FollowUp = {
  path: (accessCode: string) => routes.proposal(accessCode),
  label: receiptTexts.toProposal,
  keepLink: receiptTexts.change,
};

/** Without the CMS the receipt has its number and its link. */
function withoutFacts(error: unknown) {
  reportError(error, { part: "receipt" });
  return [];
}

const receiptOf = async ({ params }: SentPageProps) => readReceipt((await params).beleg);

export async function generateMetadata(props: SentPageProps) {
  const receipt = await receiptOf(props);
  if (!receipt) return {};
  return { title: { absolute: formTexts[receipt.form].arrived }, robots: { index: false, follow: false } };
}

export default async function SentPage(props: SentPageProps) {
  const receipt = await receiptOf(props);
  if (!receipt) notFound();
  const texts = formTexts[receipt.form];
  const { accessCode } = receipt;
  const followUp = receivedForm(receipt.form)?.followUp ?? ofProposal;
  const follow = accessCode && followUp.path(accessCode);
  const facts = accessCode && (await followUp.facts?.(accessCode).catch(withoutFacts));
  const terms = [
    { term: receiptTexts.reference, content: receipt.reference },
    { term: receiptTexts.due, content: receipt.due && formatLongDate(receipt.due) },
    ...(facts || []),
  ];
  return (
    <>
      <PageHead title={texts.arrived} />
      <div className={`wrap ${styles.receipt}`}>
        <Banner tone="ok">
          <p>{texts.next}</p>
          {receipt.earlier && <p>{receiptTexts.earlier}</p>}
        </Banner>
        <Terms terms={terms} />
        <p>
          {receiptTexts.keep} {receipt.cannotAnswer && receiptTexts.cannotAnswer}
        </p>
        {follow && <p>{followUp.keepLink}</p>}
        <div className={styles.buttons}>
          {/* What is only here stands first. */}
          {follow && (
            <>
              <ButtonLink variant="primary" href={follow}>
                {followUp.label}
              </ButtonLink>
              <CopyButton text={absoluteUrl(follow)} />
            </>
          )}
          <ButtonLink variant={follow ? "default" : "primary"} href={routes.home}>
            {receiptTexts.home}
          </ButtonLink>
          <ButtonLink href={pageOfForm(receipt.form)}>{receiptTexts.more}</ButtonLink>
        </div>
      </div>
    </>
  );
}
