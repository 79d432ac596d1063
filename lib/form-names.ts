import { routes } from "@/lib/routes";

/** Every form of the site, by the name that its address, its draft and its entry in the CMS carry. */
export const formNames = [
  ...(["kontakt", "barriere", "inhalt"] as const),
  ...(["veranstaltung", "organisation", "beitrag", "hilfe"] as const),
] as const;

export type FormName = (typeof formNames)[number];

export const isFormName = (value: unknown): value is FormName =>
  (formNames as readonly unknown[]).includes(value);

/** The forms of /mitmachen, in the order in which they are offered. */
export const proposalNames = ["veranstaltung", "organisation", "beitrag", "hilfe"] as const;

export type ProposalName = (typeof proposalNames)[number];

export const isProposalName = (value: unknown): value is ProposalName =>
  (proposalNames as readonly unknown[]).includes(value);

/** Whether a picture may come with it. */
export const takesPicture = (form: FormName): boolean => form === "veranstaltung";

const formPages = new Set([
  routes.contact,
  routes.participate,
  routes.reportBarrier(),
  routes.reportContent(),
]);

/** Whether a path is that of a page with a form. */
export const isFormPage = (path: string): boolean => formPages.has(path);

/** The page that a form stands on; `answer` is where a kept answer can be read (kept-answers.ts). */
export function pageOfForm(form: FormName, answer?: string): string {
  switch (form) {
    case "kontakt":
      return routes.contactForm(answer);
    case "barriere":
      return routes.reportBarrier(undefined, answer);
    case "inhalt":
      return routes.reportContent(undefined, answer);
    default:
      return routes.propose(form, answer);
  }
}
