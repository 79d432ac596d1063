import { toMailAddress } from "@dorfforum/shared/forms/mail-address";

/** In characters. Some mail programs cut long addresses. */
const maxQuoteLength = 1000;

const quoted = (text: string) =>
  text
    .slice(0, maxQuoteLength)
    // Half a character cannot be encoded.
    .replace(/[\uD800-\uDBFF]$/, "")
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");

/** The address that opens the editor's mail program, with the reference and what the visitor wrote. */
export function replyAddress(document: Record<string, unknown>): string {
  const text = (name: string) => String(document[name] ?? "");
  const subject = `Ihre Nachricht ${text("Vorgangsnummer")}: ${text("Betreff") || text("Titel")}`;
  const greeting = text("Name") ? `Guten Tag ${text("Name")},` : "Guten Tag,";
  const original = text("Text") && `\n\nSie schrieben:\n${quoted(text("Text"))}`;
  const body = `${greeting}\n\n\n${original}`;
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return `mailto:${encodeURIComponent(toMailAddress(text("E_Mail")) ?? text("E_Mail"))}?${query}`;
}
