import { createHash } from "node:crypto";
import type { InlineHashes } from "@/lib/security/content-security-policy";

const asPolicyHash = (bytes: string): string => createHash("sha256").update(bytes, "latin1").digest("base64");

/** Joins inline scripts that follow each other, so that the policy names one hash for all of them. */
function joinScripts(html: string, nonce: string): string {
  const opening = `<script nonce="${nonce}">`;
  const [first = "", ...pieces] = html.split("</script>");
  const isInline = (piece: string) => piece.startsWith(opening, piece.lastIndexOf("<script"));
  let wasInline = isInline(first);
  return pieces.reduce((joined, piece) => {
    const follows = wasInline && piece.startsWith(opening);
    wasInline = isInline(piece);
    return joined + (follows ? `;${piece.slice(opening.length)}` : `</script>${piece}`);
  }, first);
}

/**
 * Removes the render's nonce from a document, and hashes the inline scripts and styles that carry it. What came in by content
 * carries none, and so gets no hash. Where the nonce stands in the page's data, other characters of the same number follow, for
 * the data say the length of some texts.
 * @param source byte string, like the result
 */
export function hashInlineCode(source: string, nonce: string): { html: string; hashes: InlineHashes } {
  const html = joinScripts(source, nonce);
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const attribute = ` nonce="${nonce}"`;
  const withoutNonce = (text: string) => text.replaceAll(nonce, "-".repeat(nonce.length));
  let sealed = "";
  let at = 0;
  for (let mark = html.indexOf(attribute); mark >= 0; mark = html.indexOf(attribute, at)) {
    sealed += html.slice(at, mark);
    at = mark + attribute.length;
    const tag = html.slice(html.lastIndexOf("<", mark), html.indexOf(">", at) + 1);
    const [, kind] = /^<(script|style)\b(?![^>]* src=)/.exec(tag) ?? [];
    if (kind !== "script" && kind !== "style") continue;
    const start = html.indexOf(">", at) + 1;
    hashes[kind].add(asPolicyHash(withoutNonce(html.slice(start, html.indexOf(`</${kind}>`, start)))));
  }
  return {
    html: withoutNonce(sealed + html.slice(at)),
    hashes: { script: [...hashes.script], style: [...hashes.style] },
  };
}
