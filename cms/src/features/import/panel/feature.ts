import type { PanelFeature } from "../../../admin/panel-feature";
import { SchoolHolidaysPanel } from "./school-holidays-panel";
import { SourcePanel } from "./source-panel";

export const importInPanel: PanelFeature = {
  name: "import",
  lastSidePanels: [SchoolHolidaysPanel, SourcePanel],
  pages: [
    {
      name: "uebernehmen",
      title: "Übernehmen",
      icon: "M12 3v12m-5-5 5 5 5-5M4 20h16",
      position: 4,
      // Clubs enter the events of their own organisation alone and may not create organisations.
      permissions: [
        { action: "plugin::content-manager.explorer.create", subject: "api::organisation.organisation" },
      ],
      load: async () => (await import("./import-page")).ImportPage,
    },
  ],
};
