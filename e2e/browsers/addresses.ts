import { routes } from "@/lib/urls/routes";
import type { pageRoutes } from "@/lib/urls/site-routes";
import { everyView } from "../../scripts/stack/every-route";
import { pages } from "../support/expected-pages";
import { outlines } from "../support/page-outlines";

/** What `npm run test:browsers` opens */
export const addresses = [
  ...new Set([
    ...everyView,
    routes.feedback("beitrag", "abfallkalender"),
    ...pages.map(([address]) => address),
    ...Object.keys(outlines),
  ]),
];

/** Pages that no address opens, with the reason */
export const notOpened: { [Name in keyof typeof pageRoutes]?: string } = {
  confirmation: "needs the code of a mail",
  feedbackOfEvent: "is the page of feedbackOfArticle for another kind of entry",
  feedbackOfOrganisation: "is the page of feedbackOfArticle for another kind of entry",
  leaveTheme: "needs the code of a mail",
  mailSubscription: "needs the code of a mail",
  preview: "needs an editor's link",
  proposal: "needs the code of a proposal",
  registration: "needs the code of a mail",
  roomRequest: "needs the code of a request",
  sent: "is reached by the form's journey",
  unavailable: "is shown while the CMS is down",
};
