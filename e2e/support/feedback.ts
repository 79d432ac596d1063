import { openEditor } from "../../scripts/stack/editor";

type Page = { Art: string; Dokument: string };

/** A published article, as feedback names it */
export async function articleToJudge(cmsUrl?: string, Slug = "dorfgeschichte"): Promise<Page> {
  const { documentId } = await (await openEditor(cmsUrl)).findEntry("beitrag", { Slug });
  return { Art: "beitrag", Dokument: documentId };
}

/** Sends feedback to the CMS as lib/feedback/cms/feedback.ts does. @returns the status of the answer */
export async function judge(
  cmsUrl: string | undefined,
  data: Record<string, unknown>,
  token = process.env.CMS_WRITE_TOKEN,
): Promise<number> {
  const response = await fetch(`${cmsUrl ?? process.env.CMS_URL}/api/rueckmeldungen`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ data }),
  });
  return response.status;
}
