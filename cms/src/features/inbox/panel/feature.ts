import type { PanelFeature } from "../../../admin/panel-feature";
import { messages, submissions } from "../panel-data";
import { MakeDraft } from "./make-draft";
import { OutcomePanel } from "./outcome-panel";
import { OriginPanel, SubmissionPanel } from "./submission-panel";

export const inboxInPanel: PanelFeature = {
  name: "inbox",
  inboxes: [
    { ...messages, isStepped: true },
    { ...submissions, isStepped: true },
  ],
  sidePanels: [OriginPanel],
  // Below the steps that all inboxes have
  lastSidePanels: [OutcomePanel, SubmissionPanel],
  actions: [MakeDraft],
};
