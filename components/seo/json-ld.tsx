import type { Thing } from "schema-dts";

type JsonLdProps = { data: Thing };

/**
 * What the page is about, for search engines. A data block is no script: no policy stops it, and it runs nothing.
 * Every `<` is escaped, so that no title can end the block.
 */
export function JsonLd({ data }: JsonLdProps) {
  // A bare string would be the address of a thing, which says nothing about it.
  const document = { "@context": "https://schema.org", ...(data as object) };
  const json = JSON.stringify(document).replaceAll("<", "\\u003c");
  // React writes a script's text as it is.
  return <script type="application/ld+json">{json}</script>;
}
