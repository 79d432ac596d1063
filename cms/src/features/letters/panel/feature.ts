import type { PanelFeature } from "../../../admin/panel-feature";
import { LettersWidget } from "./letters-widget";
import { WarningPanel } from "./warning-panel";

export const lettersInPanel: PanelFeature = {
  name: "letters",
  sidePanels: [WarningPanel],
  widgets: [
    {
      id: "briefe",
      title: "Briefe",
      Component: LettersWidget,
      place: "below",
      permissions: [
        { action: "plugin::content-manager.explorer.publish", subject: "api::mitteilung.mitteilung" },
      ],
    },
  ],
};
