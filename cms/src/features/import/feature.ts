import type { CmsFeature } from "../../slots/feature";
import { importEntries, planEntries } from "./command-line";
import { dropProvenance } from "./drop-provenance";
import { importPanel } from "./panel-server";
import { sourceType } from "./sources/find-source";
import { neighbourType } from "./sources/neighbours";
import { scheduleSources } from "./sources/schedule-sources";
import { waitingSources } from "./sources/start-line";

/** Calendars and directories taken over, once or every hour, and the dates of neighbouring villages. */
export const imports: CmsFeature = {
  name: "import",
  middlewares: { before: [dropProvenance] },
  schedule: scheduleSources,
  panel: importPanel,
  startLine: waitingSources,
  commands: { planEntries, importEntries },
  // Neighbours' dates are read again.
  neverExported: [neighbourType],
  // A calendar's address may be a secret. It is not read until somebody enters it again.
  exportedAs: { [sourceType]: { Adresse: null, Stand: {} } },
};
