import { imprintPath } from "@dorfforum/shared/urls/mailed-paths";
import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import type { Sender, Village } from "../slots/mails";
import { oneLine, siteAddress } from "./mail-text";

/** Where the village stands in the settings */
type Facts = {
  [Field in
    | "Gemeinde"
    | "Strasse"
    | "Postleitzahl"
    | "Ort"
    | "Vertretungsberechtigt"
    | "Telefon"
    | "E_Mail"]?: string | null;
};

/** Who sends the mails of the village. @param editors addresses, separated by commas */
export async function readSender(strapi: Core.Strapi, editors: string): Promise<Sender> {
  const settings = await rows(strapi, "api::allgemeine-einstellung.allgemeine-einstellung").findOne({});
  const village = { site: settings?.Seitentitel || "Dorfforum", editors, siteUrl: process.env.SITE_URL };
  return { ...village, imprint: toImprint(village, settings ?? {}) };
}

/** Who sends a mail, from the settings (§ 5 DDG) */
export function toImprint({ site, siteUrl }: Village, facts: Facts): string {
  const { Gemeinde, Strasse, Postleitzahl, Ort, Vertretungsberechtigt, Telefon, E_Mail } = facts;
  const lines = [
    site,
    Gemeinde,
    Strasse,
    [Postleitzahl, Ort].filter(Boolean).join(" "),
    Vertretungsberechtigt && `Vertreten durch: ${Vertretungsberechtigt}`,
    Telefon && `Telefon: ${Telefon}`,
    E_Mail && `E-Mail: ${E_Mail}`,
    siteUrl && `Impressum: ${siteAddress(siteUrl, imprintPath)}`,
  ];
  return lines.flatMap((line) => (line ? oneLine(line) : [])).join("\n");
}
