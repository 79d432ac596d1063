import type { Thing } from "schema-dts";
import { Static } from "@/components/ui/static";

/** A data block is no script: the CSP does not apply to it. Every `<` is escaped, so that no title can end the block. */
export function JsonLd({ data }: { data: Thing }) {
  // The type Thing includes strings (IRIs), which cannot be spread.
  const document = { "@context": "https://schema.org", ...(data as object) };
  const json = JSON.stringify(document).replaceAll("<", "\\u003c");
  // React does not escape the text of a script.
  return (
    <Static as="script" type="application/ld+json">
      {json}
    </Static>
  );
}
