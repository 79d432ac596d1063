import { wastePath } from "@dorfforum/shared/urls/mailed-paths";
import { binsIn } from "@dorfforum/shared/waste/bins";
import { readCollections } from "@dorfforum/shared/waste/collections";
import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import type { Collected } from "../../slots/feature";
import { districtType, readBins } from "./waste-district";

export async function collectedOn(
  strapi: Core.Strapi,
  documentId: string,
  day: string,
): Promise<Collected | undefined> {
  const district = await rows(strapi, districtType).findOne({ where: { documentId } });
  if (!district?.Slug) return undefined;
  const titles = readCollections(district.Termine ?? "")
    .collections.filter((each) => each.day === day)
    .map(({ title }) => title);
  const known = await readBins(strapi);
  const bins = [...new Set(titles.flatMap((title) => binsIn(title, known).map(({ name }) => name)))];
  if (bins.length === 0) return undefined;
  return { bins, district: district.Name, path: wastePath(district.Slug), titles };
}
