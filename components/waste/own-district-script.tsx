import { documentParts } from "@/lib/html/static-parts";
import { renderNonce } from "@/lib/security/render-nonce";
import { markOwn, ownDistrictKey } from "@/lib/waste/own-district";

/**
 * Marks the visitor's own district while the browser reads the document, before it paints the list in front of it
 * (docs/decisions/today.md). Data for the router are rendered without it: its nonce must not leave the server, and
 * such a script would not run.
 */
export const OwnDistrictScript = ({ listId, maxLines }: { listId: string; maxLines: number }) =>
  documentParts() && (
    <script
      nonce={renderNonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of this repository and constants
      dangerouslySetInnerHTML={{
        __html: `(${markOwn})(${JSON.stringify([ownDistrictKey, listId, maxLines]).slice(1, -1)})`,
      }}
    />
  );
