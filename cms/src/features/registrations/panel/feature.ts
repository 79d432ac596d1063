import type { PanelFeature } from "../../../admin/panel-feature";
import { registrationFields } from "../panel-data";

export const registrationsInPanel: PanelFeature = {
  name: "registrations",
  fields: registrationFields,
  pages: [
    {
      name: "anmeldungen",
      title: "Anmeldungen",
      icon: "M9 11l2 2 4-4M5 4h14v16H5zM9 4V2m6 2V2M9 17h6",
      position: 6,
      permissions: [
        { action: "plugin::content-manager.explorer.read", subject: "api::veranstaltung.veranstaltung" },
      ],
      load: async () => (await import("./registrations-page")).RegistrationsPage,
    },
  ],
};
