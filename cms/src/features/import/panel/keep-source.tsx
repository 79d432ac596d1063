import type { useFetchClient } from "@strapi/strapi/admin";
import type { SourceSettings } from "../sources/source";

export const firstSettings: SourceSettings = {
  Art: "hier",
  Mit_Text: false,
  Veroeffentlichen: false,
  Frist_Tage: 7,
  Aus: false,
};

/** @param version of the plan that the person has seen; "" agrees to the first reading */
export function fileBody(file: File, version?: string): FormData {
  const body = new FormData();
  body.set("file", file);
  if (version !== undefined) body.set("version", version);
  return body;
}

type Kept = {
  name: string;
  address: string;
  /** Instead of an address */
  file: File | undefined;
  answers: Record<string, string>;
  settings: SourceSettings;
};

/**
 * Has a calendar that somebody has looked at read every hour from now on, or keeps it as one whose files are sent.
 * @returns the source's documentId
 */
export async function keepSource(
  { post }: ReturnType<typeof useFetchClient>,
  { name, address, file, answers, settings }: Kept,
): Promise<string> {
  const source = { ...settings, name, address: file ? null : address, answers };
  const { data } = await post<{ data: { documentId: string } }>("/redaktion/quellen", source);
  const { documentId } = data.data;
  if (file) await post(`/redaktion/quellen/${documentId}/lesen`, fileBody(file, ""));
  return documentId;
}
