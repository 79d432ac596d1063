import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Receipt } from "@/lib/cms/submissions";
import { serverEnv } from "@/lib/env/server";
import { type FormName, formNames } from "@/lib/form-names";
import { sameSecret } from "@/lib/security/same-secret";

const Signed = z.object({
  form: z.enum(formNames),
  reference: z.string(),
  due: z.optional(z.string()),
  earlier: z.boolean(),
  /** The sender left no way to be answered; absent where one was left. */
  cannotAnswer: z.optional(z.boolean()),
});

/** What the page after sending says. */
export type SignedReceipt = z.infer<typeof Signed>;

const signatureOf = (content: string) =>
  createHmac("sha256", serverEnv().ALTCHA_HMAC_KEY).update(`receipt ${content}`).digest("base64url");

/**
 * The receipt as a piece of an address: whoever opens it sees it again, and nobody can make one up.
 * @param canAnswer whether the sender left an address or a telephone number; neither stands in the receipt
 */
export function signReceipt(form: FormName, receipt: Receipt, canAnswer: boolean): string {
  const { reference, due, earlier } = receipt;
  const said: SignedReceipt = { form, reference, due, earlier, ...(!canAnswer && { cannotAnswer: true }) };
  const content = Buffer.from(JSON.stringify(said)).toString("base64url");
  return `${content}.${signatureOf(content)}`;
}

/** Undefined when it is not one of ours. */
export function readReceipt(text: string): SignedReceipt | undefined {
  const [content = "", signature = ""] = text.split(".");
  if (!sameSecret(signature, signatureOf(content))) return undefined;
  return Signed.parse(JSON.parse(Buffer.from(content, "base64url").toString("utf8")));
}
