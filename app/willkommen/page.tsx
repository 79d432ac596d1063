import { notFound } from "next/navigation";
import { TextPage } from "@/components/content/text-page";
import { getNewcomersPage } from "@/lib/cms/pages";
import { plainText } from "@/lib/rich-text/plain-text";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { routes } from "@/lib/urls/routes";

export async function generateMetadata() {
  const page = await getNewcomersPage();
  if (!page) return {};
  const { title, text, language } = page;
  return pageMetadata({ title, path: routes.newcomers, description: plainText(text), language });
}

export default async function NewcomersPage() {
  const page = await getNewcomersPage();
  if (!page) notFound();
  return <TextPage title={page.title} page={page} />;
}
