import { defaultRetentionDays } from "../../retention/outdated-before";
import type { CmsFeature } from "../../slots/feature";
import { openFirst } from "../../slots/list-view";
import { messageInbox, submissionInbox } from "./inboxes";
import { numberAdvertisements } from "./number-advertisements";
import { outcomeMails } from "./outcome-mail";
import { messages, submissionType } from "./panel-data";
import { inboxPanel } from "./panel-server";
import { newInInboxes } from "./start-part";
import { tellSender } from "./tell-sender";

/** What visitors write to the editors, and what they propose, with what becomes of it. */
export const inbox: CmsFeature = {
  name: "inbox",
  middlewares: { around: [tellSender] },
  schedule: numberAdvertisements,
  mails: [outcomeMails],
  inboxes: [messageInbox, submissionInbox],
  kept: [{ what: "messages and proposals", days: defaultRetentionDays }],
  writeActions: [`${messages.uid}.create`, `${submissionType}.create`],
  linkActions: ["findByCode", "correct", "withdraw"].map((name) => `${submissionType}.${name}`),
  panel: inboxPanel,
  startPart: newInInboxes,
  listViews: {
    [messages.uid]: {
      columns: ["Vorgangsnummer", "Art", "Name", "Text", "Bearbeitungsstand", "Antwort_bis"],
      sort: openFirst,
      former: {
        columns: ["Vorgangsnummer", "Art", "Betreff", "Bearbeitungsstand", "Antwort_bis", "createdAt"],
        sort: "createdAt:DESC",
      },
    },
    [submissionType]: {
      columns: ["Vorgangsnummer", "Art", "Titel", "Bearbeitungsstand", "createdAt"],
      sort: openFirst,
      mainField: "Titel",
      former: { sort: "createdAt:DESC" },
    },
  },
};
