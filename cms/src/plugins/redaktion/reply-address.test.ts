import assert from "node:assert/strict";
import { test } from "node:test";
import { replyAddress } from "./reply-address";

test("an answer has the reference, and quotes what was written", () => {
  const address = new URL(
    replyAddress({
      Vorgangsnummer: "N-7",
      Betreff: "Bank & Teich",
      Name: "Frau Muster",
      E_Mail: "weg+teich@example.org",
      Text: "Sie wackelt.\nBitte nachsehen?",
    }),
  );
  assert.equal(decodeURIComponent(address.pathname), "weg+teich@example.org");
  assert.equal(address.searchParams.get("subject"), "Ihre Nachricht N-7: Bank & Teich");
  const body = address.searchParams.get("body") ?? "";
  assert.match(body, /^Guten Tag Frau Muster,/);
  assert.match(body, /> Sie wackelt\.\n> Bitte nachsehen\?$/);
});

test("a long text is quoted in part, and an address cannot add recipients", () => {
  const address = replyAddress({ E_Mail: "a@example.org?bcc=b@example.org", Text: `ä${"🎄".repeat(9000)}` });
  assert.ok(address.length < 12_000);
  assert.equal(new URL(address).searchParams.has("bcc"), false);
});
