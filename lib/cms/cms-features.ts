import { featureNames } from "@dorfforum/shared/features/feature-names";
import { serverEnv } from "@/lib/env/server";
import { log } from "@/lib/monitoring/log";
import { reportError } from "@/lib/monitoring/report-error";
import { processWide } from "@/lib/runtime/process-wide";

const state = processWide("cmsFeatures", () => ({ problem: undefined as string | undefined }));

/** Whether each feature that the CMS knows is on there. Another version knows more or fewer, an old one none. */
export type CmsFeatures = Readonly<Record<string, boolean>>;

/** What site and CMS disagree about, as a sentence for operators; undefined if nothing. */
export function featuresProblem(cms: CmsFeatures): string | undefined {
  const { FEATURES, CMS_URL } = serverEnv();
  const differing = featureNames.filter((name) => name in cms && cms[name] !== FEATURES.includes(name));
  if (differing.length === 0) return undefined;
  const names = differing.map((name) => `${name} (${cms[name] ? "on" : "off"} there)`).join(", ");
  return `FEATURES of the CMS at ${CMS_URL} differ from the site's in ${names}. Set FEATURES in the site's settings alone and restart both (docs/operating.md#what-a-village-leaves-out).`;
}

/** Compares an answer of a running CMS: a difference is reported when it begins, and logged when it ends. */
export function compareFeatures(cms: CmsFeatures): void {
  const problem = featuresProblem(cms);
  if (problem === state.problem) return;
  if (problem) reportError(new Error(problem), { part: "features" });
  else log.info("FEATURES of site and CMS are the same again.");
  state.problem = problem;
}

/** By the last answer of the CMS */
export const doFeaturesDiffer = (): boolean => state.problem !== undefined;
