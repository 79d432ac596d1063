import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { notFound } from "next/navigation";
import { CopyButton } from "@/components/content/copy-button.island";
import { PageHead } from "@/components/content/page-head";
import styles from "@/components/forms/participate.module.css";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button";
import { readReceipt } from "@/lib/forms/signed-receipt";
import { roomRequestTexts } from "@/lib/rooms/base/request-texts";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { receiptTexts } from "@/lib/texts/form-outcomes";
import { formTexts } from "@/lib/texts/form-texts";
import { absoluteUrl } from "@/lib/urls/absolute-url";
import { pageOfForm } from "@/lib/urls/form-names";
import { routes } from "@/lib/urls/routes";

type SentPageProps = PageProps<"/gesendet/[beleg]">;

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
  const isRoom = receipt.form === "raum";
  const { accessCode } = receipt;
  const follow = accessCode && (isRoom ? roomRoutes.roomRequest(accessCode) : routes.proposal(accessCode));
  return (
    <>
      <PageHead title={texts.arrived} />
      <div className={`wrap ${styles.receipt}`}>
        <Banner tone="ok">
          <p>{texts.next}</p>
          {receipt.earlier && <p>{receiptTexts.earlier}</p>}
        </Banner>
        <dl>
          <dt>{receiptTexts.reference}</dt>
          <dd>{receipt.reference}</dd>
          {receipt.due && (
            <>
              <dt>{receiptTexts.due}</dt>
              <dd>{formatLongDate(receipt.due)}</dd>
            </>
          )}
        </dl>
        <p>
          {receiptTexts.keep} {receipt.cannotAnswer && receiptTexts.cannotAnswer}
        </p>
        {follow && <p>{isRoom ? roomRequestTexts.keepLink : receiptTexts.change}</p>}
        <div className={styles.buttons}>
          <ButtonLink variant="primary" href={routes.home}>
            {receiptTexts.home}
          </ButtonLink>
          <ButtonLink href={pageOfForm(receipt.form)}>{receiptTexts.more}</ButtonLink>
          {follow && (
            <>
              <ButtonLink href={follow}>
                {isRoom ? roomRequestTexts.title : receiptTexts.toProposal}
              </ButtonLink>
              <CopyButton text={absoluteUrl(follow)} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
