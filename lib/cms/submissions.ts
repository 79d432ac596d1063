import { z } from "zod";
import { cmsJson, withRetry } from "./client";
import { type NewMessage, type NewSubmission, toMessageData, toSubmissionData } from "./submission-data";

/** Proof that the CMS stored something. Without one, visitors must not be told that it arrived. */
export type Receipt = {
  /** Vorgangsnummer, as in `B-7K4M-2QXD` */
  reference: string;
  /** The day ("YYYY-MM-DD") by which an answer is due; barrier reports have one month. */
  due?: string;
  /** This key was stored before: nothing new was stored. */
  earlier: boolean;
  /** … and with the same content. False: the visitor changed something after it had arrived. */
  same: boolean;
};

/** A request with a picture may take longer than one with text alone. */
const pictureTimeoutMs = 15_000;

const StoredEntry = z.object({
  data: z.object({
    Vorgangsnummer: z.string().min(1),
    Antwort_bis: z.iso.date().nullable(),
    Schon_da: z.boolean(),
    Gleich: z.boolean(),
  }),
});

/**
 * Hands a message to the CMS.
 * @param key chosen once per form that a visitor fills in: 16 to 100 letters, digits, `-` or `_`
 * @throws CmsRequestError when it is not known to be stored, after at most two attempts and about ten seconds; status
 *   400 says that the CMS refuses the content. Trying again with the same key is always safe.
 */
export async function sendMessage(message: NewMessage, key: string): Promise<Receipt> {
  return send("/api/nachrichten", { data: { ...toMessageData(message), Schluessel: key } });
}

/** Hands a proposal to the CMS, where it waits for an editor. As sendMessage(); with a picture up to 30 seconds. */
export async function sendSubmission(
  submission: NewSubmission,
  key: string,
  picture?: { bytes: Uint8Array<ArrayBuffer>; type: string },
): Promise<Receipt> {
  const data = { ...toSubmissionData(submission), Schluessel: key };
  if (!picture) return send("/api/einsendungen", { data });
  const form = new FormData();
  form.append("data", JSON.stringify(data));
  form.append("files", new Blob([picture.bytes], { type: picture.type }), "bild");
  return send("/api/einsendungen", form, pictureTimeoutMs);
}

async function send(path: string, body: FormData | { data: unknown }, timeoutMs?: number): Promise<Receipt> {
  const request = { token: "CMS_WRITE_TOKEN", body, ...(timeoutMs && { timeoutMs }) } as const;
  const { data } = await withRetry("write", () => cmsJson(path, StoredEntry, request));
  return toReceipt(data);
}

function toReceipt({
  Vorgangsnummer,
  Antwort_bis,
  Schon_da,
  Gleich,
}: z.infer<typeof StoredEntry>["data"]): Receipt {
  const due = Antwort_bis === null ? {} : { due: Antwort_bis };
  return { reference: Vorgangsnummer, ...due, earlier: Schon_da, same: Gleich };
}
