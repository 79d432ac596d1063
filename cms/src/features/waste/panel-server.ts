import {
  describeChanges,
  mergeCollections,
  readCollections,
  writeCollections,
} from "@dorfforum/shared/waste/collections";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { z } from "zod";
import { noRight, rightsOf } from "../../access/rights";
import { fetchAddress, maxSourceBytes } from "../../http/fetch-address";
import { answer, ImportProblem } from "../../http/import-problem";
import { readBody } from "../../http/read-body";
import { uploadedFile } from "../../http/uploaded-file";
import { type PanelServer, panelRoute } from "../../slots/panel-routes";
import { decodeText } from "../../text/decode-text";
import { foreignFile } from "../../text/foreign-file";
import { readWaste } from "./read-waste";
import { districtType, readBins } from "./waste-district";

/** As in the schema of districts */
const maxCollectionsLength = 200_000;

export const WasteForm = z.object({
  address: z.string().trim().max(2000).optional(),
  text: z.string().max(maxSourceBytes).optional(),
  present: z.string().max(maxCollectionsLength).default(""),
});

const controller = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The village's bins, which the site shows to everybody */
  async bins(ctx: Context) {
    ctx.body = { data: await readBins(strapi) };
  },

  /** Takes days of collection of a file, a pasted text or an address into those that are there; the editor's form saves them. */
  async read(ctx: Context) {
    if (!rightsOf(strapi, districtType)?.can.update()) throw new errors.ForbiddenError(noRight);
    const { address, text, present } = readBody(ctx, WasteForm);
    const file = await uploadedFile(ctx);
    const data = await answer(async () => {
      const source =
        text ?? decodeWaste(file ? file.bytes : await fetchAddress(address ?? "", { onlyHttps: true }));
      const { collections: incoming, unread } = await readWaste(source, new Date());
      const before = readCollections(present).collections;
      const merged = mergeCollections(before, incoming);
      return { text: writeCollections(merged), unread, changes: describeChanges(before, incoming, merged) };
    });
    ctx.body = { data };
  },
});

/** @throws ImportProblem that names a file which is no text */
function decodeWaste(bytes: Uint8Array): string {
  const foreign = foreignFile(bytes);
  if (foreign)
    throw new ImportProblem(`${foreign} Hier geht eine Kalenderdatei (.ics) oder eine Tabelle als CSV.`);
  return decodeText(bytes);
}

export const wastePanel: PanelServer = {
  controllers: { waste: controller },
  policies: {},
  routes: [panelRoute("GET", "/tonnen", "waste.bins"), panelRoute("POST", "/abfall", "waste.read")],
};
