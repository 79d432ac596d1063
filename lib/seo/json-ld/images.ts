import type { Picture } from "@/lib/cms/media";
import { absoluteUrl } from "@/lib/urls/absolute-url";

type Pictured = { picture: Picture | undefined; gallery: readonly Picture[] };

/** The pictures of an entry, its main one first: an address, or a list of several; nothing without one */
export function imagesOf({ picture, gallery }: Pictured): { image?: string | string[] } {
  const [first, ...others] = [picture ?? [], gallery].flat().map(({ src }) => absoluteUrl(src));
  if (first === undefined) return {};
  return { image: others.length > 0 ? [first, ...others] : first };
}
