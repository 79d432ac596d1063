import { z } from "zod";
import { serverEnv } from "@/lib/env/server";
import type { CleanPicture } from "@/lib/media/clean-picture";
import { CmsRequestError } from "./errors";
import { type NewMessage, type NewSubmission, toMessageData, toSubmissionData } from "./submission-data";

/** What the CMS has; only with one of these may a visitor be told that something arrived. */
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

/** What one attempt may take, in milliseconds. */
const timeout = { text: 5_000, picture: 15_000 };
/** Before the second and last attempt, in milliseconds. The key makes asking again safe. */
const pause = 300;

const Answer = z.object({
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
  const body = JSON.stringify({ data: { ...toMessageData(message), Schluessel: key } });
  return send("/api/nachrichten", () => body, timeout.text);
}

/** Hands a proposal to the CMS, where it waits for an editor. As sendMessage(); with a picture up to 30 seconds. */
export async function sendSubmission(
  submission: NewSubmission,
  key: string,
  picture?: CleanPicture,
): Promise<Receipt> {
  const data = { ...toSubmissionData(submission), Schluessel: key };
  if (!picture) return send("/api/einsendungen", () => JSON.stringify({ data }), timeout.text);
  return send(
    "/api/einsendungen",
    () => {
      const form = new FormData();
      form.append("data", JSON.stringify(data));
      form.append("files", new Blob([picture.bytes], { type: picture.type }), "bild");
      return form;
    },
    timeout.picture,
  );
}

async function send(path: string, body: () => string | FormData, limit: number): Promise<Receipt> {
  try {
    return await attempt(path, body(), limit);
  } catch (error) {
    if (error instanceof CmsRequestError && isRefusal(error.status)) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, pause));
  return attempt(path, body(), limit);
}

const isRefusal = (status: number | undefined) => status !== undefined && status >= 400 && status < 500;

async function attempt(path: string, body: string | FormData, limit: number): Promise<Receipt> {
  const { CMS_URL, CMS_WRITE_TOKEN } = serverEnv();
  let status: number | undefined;
  try {
    const response = await fetch(`${CMS_URL}${path}`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${CMS_WRITE_TOKEN}`,
        ...(typeof body === "string" ? { "Content-Type": "application/json" } : {}),
      },
      body,
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(limit),
    });
    status = response.status;
    if (!response.ok) {
      await response.body?.cancel();
      throw new CmsRequestError(path, status);
    }
    return toReceipt(Answer.parse(await response.json()).data);
  } catch (error) {
    throw error instanceof CmsRequestError ? error : new CmsRequestError(path, status, error);
  }
}

function toReceipt({
  Vorgangsnummer,
  Antwort_bis,
  Schon_da,
  Gleich,
}: z.infer<typeof Answer>["data"]): Receipt {
  const due = Antwort_bis === null ? {} : { due: Antwort_bis };
  return { reference: Vorgangsnummer, ...due, earlier: Schon_da, same: Gleich };
}
