import { z } from "zod";
import { type ProposalName, proposalNames } from "@/lib/urls/form-names";
import { changeByCode, findByCode, isCode } from "./by-code";
import { cmsJson, withRetry } from "./client";
import { CmsRequestError } from "./errors";

/** Proof that the CMS stored something. Without one, visitors must not be told that it arrived. */
export type Receipt = {
  /** Vorgangsnummer, as in `B-7K4M-2QXD` */
  reference: string;
  /** The day ("YYYY-MM-DD") by which an answer is due; only barrier reports have one. */
  due?: string;
  /** Of a proposal: opens it to its sender, who may correct or withdraw it (readProposal) */
  accessCode?: string;
  /** The key was already stored; nothing new was. */
  earlier: boolean;
  /** The key was already stored with the same content. False: the visitor has changed something since. */
  same: boolean;
};

const pictureTimeoutMs = 15_000;

export const StoredEntry = z.object({
  data: z.object({
    Vorgangsnummer: z.string().min(1),
    Antwort_bis: z.iso.date().nullable(),
    Zugangscode: z.string().min(1).nullable(),
    Schon_da: z.boolean(),
    Gleich: z.boolean(),
  }),
});

type Picture = { bytes: Uint8Array<ArrayBuffer>; type: string };

type Submission = {
  /** Strapi's plural API name of what it becomes */
  collection: string;
  data: object;
  /** Chosen once per form that a visitor fills in: 16 to 100 letters, digits, `-` or `_` */
  key: string;
  /** Only of an Einsendung */
  picture?: Picture | undefined;
};

/**
 * Stores what a visitor sent, in at most two attempts and about ten seconds, with a picture 30. Trying again with the
 * same key is always safe.
 * @throws CmsRequestError when it is not known to be stored; with status 400 the CMS refuses the content
 */
export async function storeSubmission({ collection, data, key, picture }: Submission): Promise<Receipt> {
  return toReceipt(await write(`/api/${collection}`, StoredEntry, { ...data, Schluessel: key }, picture));
}

export function toReceipt(stored: z.infer<typeof StoredEntry>): Receipt {
  const { Vorgangsnummer, Antwort_bis, Zugangscode, Schon_da, Gleich } = stored.data;
  return {
    reference: Vorgangsnummer,
    ...(Antwort_bis !== null && { due: Antwort_bis }),
    ...(Zugangscode !== null && { accessCode: Zugangscode }),
    earlier: Schon_da,
    same: Gleich,
  };
}

const Proposal = z.object({ Vorgangsnummer: z.string(), Art: z.enum(proposalNames) }).and(
  z.discriminatedUnion("Stand", [
    z.object({
      Stand: z.literal("offen"),
      Titel: z.string(),
      Daten: z.record(z.string(), z.union([z.string(), z.boolean()])),
      Name: z.string().nullable(),
      E_Mail: z.string().nullable(),
      Bild: z.boolean(),
      Geaendert_am: z.string().nullable(),
    }),
    z.object({ Stand: z.enum(["übernommen", "zurückgezogen"]) }),
  ]),
);

/** A proposal (Einsendung) as its sender may see it: with its content (`offen`) until an editor takes it over. */
export type Proposal = z.infer<typeof Proposal>;

/** What a proposal contains, in the names of the CMS. */
export type ProposalContent = Extract<Proposal, { Stand: "offen" }> & { Art: ProposalName };

const proposalsPath = "/api/einsendungen/zugang";

/** Undefined if no proposal has this code. @throws CmsRequestError */
export const readProposal = async (accessCode: string): Promise<Proposal | undefined> =>
  (await findByCode(proposalsPath, accessCode, Proposal)) ?? undefined;

/**
 * Puts `data` in the place of what was sent, and a new picture in the place of the earlier one.
 * @throws CmsRequestError with status 409 once the proposal is no longer open, and 400 where the CMS refuses the content
 */
export async function correctProposal(accessCode: string, data: object, picture?: Picture): Promise<void> {
  if (!isCode(accessCode)) throw new CmsRequestError(`${proposalsPath}/…`, 409);
  await write(`${proposalsPath}/${accessCode}`, z.unknown(), data, picture);
}

/** Removes what was sent. @throws CmsRequestError with status 409 once an editor has taken the proposal over */
export const withdrawProposal = (accessCode: string): Promise<unknown> =>
  changeByCode(proposalsPath, accessCode, { action: "zuruecknahme" });

const write = <Schema extends z.ZodType>(path: string, schema: Schema, data: object, picture?: Picture) =>
  withRetry("write", () =>
    cmsJson(path, schema, {
      token: "CMS_WRITE_TOKEN",
      ...(picture ? { body: toForm(data, picture), timeoutMs: pictureTimeoutMs } : { body: { data } }),
    }),
  );

function toForm(data: object, { bytes, type }: Picture): FormData {
  const form = new FormData();
  form.append("data", JSON.stringify(data));
  form.append("files", new Blob([bytes], { type }), "bild");
  return form;
}
