import { defaultRetentionDays } from "../../retention/outdated-before";
import type { CmsFeature } from "../../slots/feature";
import {
  feedbackType,
  remarkType,
  removeOutdatedFeedback,
  removeRemarksWithFeedback,
} from "./remove-feedback";

/** What readers answer at the end of a page: whether it helped, and what is missing. */
export const feedback: CmsFeature = {
  name: "feedback",
  middlewares: { after: [removeRemarksWithFeedback] },
  writeActions: [`${feedbackType}.receive`],
  kept: [{ what: "counts and remarks of pages", days: defaultRetentionDays }],
  removeSentBefore: removeOutdatedFeedback,
  listViews: {
    [feedbackType]: {
      columns: ["Titel", "Art", "Nein", "Ja", "Zuletzt_am"],
      sort: "Nein:DESC",
      relationFields: { Anmerkungen: "Text" },
    },
    [remarkType]: {
      columns: ["Text", "Rueckmeldung", "createdAt"],
      sort: "createdAt:DESC",
      relationFields: { Rueckmeldung: "Titel" },
    },
  },
};
