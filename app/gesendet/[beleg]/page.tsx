import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReceiptPage } from "@/components/forms/receipt";
import { readReceipt } from "@/lib/forms/signed-receipt";
import { formTexts } from "@/lib/texts/forms";

type SentPageProps = PageProps<"/gesendet/[beleg]">;

const receiptOf = async ({ params }: SentPageProps) => readReceipt((await params).beleg);

export async function generateMetadata(props: SentPageProps): Promise<Metadata> {
  const receipt = await receiptOf(props);
  if (!receipt) return {};
  return { title: { absolute: formTexts[receipt.form].arrived }, robots: { index: false, follow: false } };
}

export default async function SentPage(props: SentPageProps) {
  const receipt = await receiptOf(props);
  if (!receipt) notFound();
  return <ReceiptPage receipt={receipt} />;
}
