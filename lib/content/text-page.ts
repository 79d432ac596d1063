import type { Metadata } from "next";
import { getPage } from "@/lib/cms/pages";
import { pageMetadata } from "@/lib/metadata";
import { plainText } from "./plain-text";

/** The head of a page that is one text of the editors. */
export async function textPageMetadata(slug: string, title: string, path: string): Promise<Metadata> {
  const page = await getPage(slug);
  return pageMetadata({ title, path, description: page && plainText(page.text) });
}
