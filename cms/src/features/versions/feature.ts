import type { CmsFeature } from "../../slots/feature";
import { versionsPanel } from "./panel-server";
import { keptDays, rememberVersions, removeOldVersions, versionType } from "./remember-versions";

/** What published entries said before, which can come back as a draft. */
export const versions: CmsFeature = {
  name: "versions",
  middlewares: { around: [rememberVersions] },
  kept: [{ what: "earlier versions of what was published", days: keptDays }],
  removeOutdated: removeOldVersions,
  panel: versionsPanel,
  // They may hold what was taken off the site on somebody's demand.
  neverExported: [versionType],
};
