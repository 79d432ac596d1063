import type { Metadata } from "next";
import { getPage } from "@/lib/cms/pages";
import { plainText } from "@/lib/rich-text/plain-text";
import { pageMetadata } from "@/lib/seo/page-metadata";

/** For a page that shows one Seite of the CMS. */
export async function textPageMetadata(slug: string, title: string, path: string): Promise<Metadata> {
  const page = await getPage(slug);
  return pageMetadata({ title, path, description: page && plainText(page.text) });
}
