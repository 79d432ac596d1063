import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Receipt } from "@/lib/cms/submissions";
import { serverEnv } from "@/lib/env/server";
import { sameSecret } from "@/lib/security/same-secret";
import { type FormName, formNames } from "@/lib/urls/form-names";

const Signed = z.object({
  form: z.enum(formNames),
  reference: z.string(),
  due: z.optional(z.string()),
  accessCode: z.optional(z.string()),
  earlier: z.boolean(),
  /** The sender left neither an address nor a telephone number; otherwise absent. */
  cannotAnswer: z.optional(z.boolean()),
});

/** The content of the page after sending. */
export type SignedReceipt = z.infer<typeof Signed>;

const signatureOf = (content: string) =>
  createHmac("sha256", serverEnv().ALTCHA_HMAC_KEY).update(`receipt ${content}`).digest("base64url");

/**
 * A receipt as a signed part of a URL, which shows the receipt again and cannot be forged.
 * @param canAnswer whether the sender left an address or a telephone number; the receipt contains neither
 */
export function signReceipt(form: FormName, receipt: Receipt, canAnswer: boolean): string {
  const { same: _, ...shown } = receipt;
  const signed: SignedReceipt = { form, ...shown, ...(!canAnswer && { cannotAnswer: true }) };
  const content = Buffer.from(JSON.stringify(signed)).toString("base64url");
  return `${content}.${signatureOf(content)}`;
}

/** Undefined when the signature is not valid. */
export function readReceipt(text: string): SignedReceipt | undefined {
  const [content = "", signature = ""] = text.split(".");
  if (!sameSecret(signature, signatureOf(content))) return undefined;
  return Signed.parse(JSON.parse(Buffer.from(content, "base64url").toString("utf8")));
}
