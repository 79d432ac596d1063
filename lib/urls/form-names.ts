import { type FeatureFormName, featureForms, isFeatureForm } from "@/lib/features-base";
import { routes } from "./routes";

/** The forms whose sender may correct what was sent, in the order in which they are offered. */
export const proposalNames = ["veranstaltung", "organisation", "beitrag", "angebot", "hilfe"] as const;

/** The forms of /mitmachen, in the order in which they are offered. */
export const participationNames = [...proposalNames, "aenderung"] as const;

/** Every form of the site, by the name that its address, its draft and its entry in the CMS carry. */
export const formNames = [
  "kontakt",
  "barriere",
  "inhalt",
  ...participationNames,
  ...(Object.keys(featureForms) as FeatureFormName[]),
] as const;

export type FormName = (typeof formNames)[number];

export const isFormName = (value: unknown): value is FormName =>
  (formNames as readonly unknown[]).includes(value);

export type ProposalName = (typeof proposalNames)[number];

export const isProposalName = (value: unknown): value is ProposalName =>
  (proposalNames as readonly unknown[]).includes(value);

export type ParticipationName = (typeof participationNames)[number];

export const isParticipationName = (value: unknown): value is ParticipationName =>
  (participationNames as readonly unknown[]).includes(value);

const formPages = [routes.contact, routes.participate, routes.reportBarrier(), routes.reportContent()];

export const isFormPage = (path: string): boolean => formPages.includes(path);

/** @param values that were typed, where the form has several pages */
export function pageOfForm(
  form: FormName,
  responseId?: string,
  values: Readonly<Record<string, string | undefined>> = {},
): string {
  if (isFeatureForm(form)) return featureForms[form].page(responseId, values);
  if (form === "kontakt") return routes.contactForm(responseId);
  if (form === "barriere") return routes.reportBarrier(undefined, responseId);
  if (form === "inhalt") return routes.reportContent(undefined, responseId);
  return routes.propose(form, responseId);
}
