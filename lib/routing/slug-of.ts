import { decodedPath } from "@/lib/http/decoded-path";

/** The slug a page is asked for. Next leaves umlauts percent-encoded in a page's params. */
export async function slugOf(params: Promise<{ slug: string }>): Promise<string> {
  const { slug } = await params;
  return decodedPath(slug) ?? slug;
}
