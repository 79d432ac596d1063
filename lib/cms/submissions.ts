import { z } from "zod";
import { cmsJson, withRetry } from "./client";

/** Proof that the CMS stored something. Without one, visitors must not be told that it arrived. */
export type Receipt = {
  /** Vorgangsnummer, as in `B-7K4M-2QXD` */
  reference: string;
  /** The day ("YYYY-MM-DD") by which an answer is due; only barrier reports have one. */
  due?: string;
  /** The key was already stored; nothing new was. */
  earlier: boolean;
  /** The key was already stored with the same content. False: the visitor has changed something since. */
  same: boolean;
};

const pictureTimeoutMs = 15_000;

const StoredEntry = z.object({
  data: z.object({
    Vorgangsnummer: z.string().min(1),
    Antwort_bis: z.iso.date().nullable(),
    Schon_da: z.boolean(),
    Gleich: z.boolean(),
  }),
});

type Submission = {
  collection: "nachrichten" | "einsendungen";
  data: object;
  /** Chosen once per form that a visitor fills in: 16 to 100 letters, digits, `-` or `_` */
  key: string;
  /** Only of an Einsendung */
  picture?: { bytes: Uint8Array<ArrayBuffer>; type: string } | undefined;
};

/**
 * Stores what a visitor sent, in at most two attempts and about ten seconds, with a picture 30. Trying again with the
 * same key is always safe.
 * @throws CmsRequestError when it is not known to be stored; with status 400 the CMS refuses the content
 */
export async function storeSubmission({ collection, data, key, picture }: Submission): Promise<Receipt> {
  const entry = { ...data, Schluessel: key };
  const stored = await withRetry("write", () =>
    cmsJson(`/api/${collection}`, StoredEntry, {
      token: "CMS_WRITE_TOKEN",
      ...(picture
        ? { body: toForm(entry, picture), timeoutMs: pictureTimeoutMs }
        : { body: { data: entry } }),
    }),
  );
  const { Vorgangsnummer, Antwort_bis, Schon_da, Gleich } = stored.data;
  return {
    reference: Vorgangsnummer,
    ...(Antwort_bis !== null && { due: Antwort_bis }),
    earlier: Schon_da,
    same: Gleich,
  };
}

function toForm(data: object, { bytes, type }: NonNullable<Submission["picture"]>): FormData {
  const form = new FormData();
  form.append("data", JSON.stringify(data));
  form.append("files", new Blob([bytes], { type }), "bild");
  return form;
}
