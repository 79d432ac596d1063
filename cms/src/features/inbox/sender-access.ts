import type { Core } from "@strapi/strapi";
import { findByCode } from "../../codes/access-code";
import { rows } from "../../database/rows";
import { type Picture, storePicture } from "../../receiving/store-once";
import { removeBelongings } from "../../retention/remove-entries";
import { submissionType } from "./panel-data";

/** What the link of a sender opens. `Stand` says whether the sender may still change it. */
export type SentEntry = { Vorgangsnummer: string; Art: string } & (
  | {
      Stand: "offen";
      Titel: string;
      Daten: unknown;
      Name: string | null;
      E_Mail: string | null;
      Bild: boolean;
      Geaendert_am: unknown;
    }
  | { Stand: "übernommen" | "zurückgezogen" }
);

const withdrawn = "durch Absender zurückgezogen";

/** As long as no editor has taken an Einsendung over. The database decides between its sender and an editor. */
const open = { Bearbeitungsstand: "neu", Entwurf: { $null: true } };

const find = (strapi: Core.Strapi, code: string) =>
  findByCode(code, (where) => rows(strapi, submissionType).findOne({ where }));

/** Undefined if no Einsendung has this code. What editors have taken over is no longer shown to its sender. */
export async function findSent(strapi: Core.Strapi, code: string): Promise<SentEntry | undefined> {
  const entry = await find(strapi, code);
  if (!entry) return undefined;
  const {
    Vorgangsnummer,
    Art,
    Bearbeitungsstand,
    Titel,
    Daten,
    Name = null,
    E_Mail = null,
    Geaendert_am = null,
  } = entry;
  if (Bearbeitungsstand === withdrawn) return { Vorgangsnummer, Art, Stand: "zurückgezogen" };
  if (Bearbeitungsstand !== "neu" || entry.Entwurf) return { Vorgangsnummer, Art, Stand: "übernommen" };
  const pictures = await rows(strapi, "api::einsendungsbild.einsendungsbild").count({
    where: { Vorgangsnummer },
  });
  return {
    Vorgangsnummer,
    Art,
    Stand: "offen",
    Titel,
    Daten,
    Name,
    E_Mail,
    Bild: pictures > 0,
    Geaendert_am,
  };
}

/**
 * Replaces what was sent, and the picture if there is a new one. Whether a confirmation was wanted stays.
 * @returns false if an editor has taken the Einsendung over, or the sender has withdrawn it
 */
export async function correct(
  strapi: Core.Strapi,
  code: string,
  { Art, Bestaetigung_gewuenscht: _, ...content }: { Art: string; Bestaetigung_gewuenscht: boolean },
  picture?: Picture,
): Promise<boolean> {
  const now = new Date();
  return strapi.db.transaction(async () => {
    const entry = await find(strapi, code);
    if (!entry) return false;
    const { count } = await rows(strapi, submissionType).updateMany({
      where: { id: entry.id, ...open, Art },
      data: { Name: null, E_Mail: null, ...content, Geaendert_am: now, updatedAt: now },
    });
    if (count > 0 && picture) await storePicture(strapi, entry.Vorgangsnummer, picture);
    return count > 0;
  });
}

/**
 * Removes all that the sender wrote, the picture and the waiting mails. The entry stays with its number, so that editors
 * who were told about it find out what became of it.
 * @returns false if an editor has taken the Einsendung over; true also if it was withdrawn before
 */
export async function withdraw(strapi: Core.Strapi, code: string): Promise<boolean> {
  const now = new Date();
  return strapi.db.transaction(async () => {
    const { id } = (await find(strapi, code)) ?? {};
    if (id === undefined) return false;
    await rows(strapi, submissionType).updateMany({
      where: { id, ...open },
      data: {
        Bearbeitungsstand: withdrawn,
        Titel: "Zurückgezogen",
        Daten: {},
        Name: null,
        E_Mail: null,
        Pruefsumme: null,
        Begruendung: null,
        Bescheide: null,
        Geaendert_am: now,
        updatedAt: now,
      },
    });
    const entry = await rows(strapi, submissionType).findOne({ where: { id } });
    if (entry?.Bearbeitungsstand !== withdrawn) return false;
    await removeBelongings(strapi, entry.Vorgangsnummer);
    return true;
  });
}
