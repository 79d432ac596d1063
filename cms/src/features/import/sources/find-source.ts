import type { Core } from "@strapi/strapi";
import { type Row, rows } from "../../../database/rows";
import type { SourceSettings, SourceState } from "./source";

export const sourceType = "api::kalenderquelle.kalenderquelle";

/** A source as it is stored, with its address, which may be a secret. */
export type Source = SourceSettings & {
  id: number;
  documentId: string;
  Name: string;
  Adresse?: string | null | undefined;
  Datei: boolean;
  createdAt?: string | Date | null;
  Stand: SourceState;
};

const toSource = (row: Row<typeof sourceType>): Source =>
  ({ ...row, Stand: row.Stand ?? {} }) as unknown as Source;

export async function findSource(strapi: Core.Strapi, documentId: string): Promise<Source | undefined> {
  const row = await rows(strapi, sourceType).findOne({ where: { documentId } });
  return row ? toSource(row) : undefined;
}

/** All sources by name. */
export async function allSources(strapi: Core.Strapi): Promise<Source[]> {
  const found = await rows(strapi, sourceType).findMany({ orderBy: { Name: "asc" } });
  return found.map(toSource);
}
