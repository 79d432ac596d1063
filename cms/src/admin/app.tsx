import type { StrapiApp } from "@strapi/strapi/admin";
import { setDefaults } from "./browser-defaults";
import logo from "./logo.svg";
import { MakeDraft } from "./submissions/make-draft";
import { OriginPanel, SubmissionPanel } from "./submissions/panels";
import { TableDownload } from "./submissions/table-download";

type ContentManager = {
  addEditViewSidePanel(panels: unknown[]): void;
  addDocumentAction(change: (actions: unknown[]) => unknown[]): void;
};

setDefaults(localStorage);

const german = {
  "Auth.form.welcome.title": "Willkommen im Dorfforum",
  "Auth.form.welcome.subtitle": "Melden Sie sich an, um Inhalte zu bearbeiten.",
  "app.components.LeftMenu.navbrand.title": "Dorfforum",
  "app.components.LeftMenu.navbrand.workplace": "Redaktion",
};

export default {
  config: {
    locales: ["de"],
    auth: { logo },
    menu: { logo },
    head: { title: "Dorfforum – Redaktion" },
    tutorials: false,
    notifications: { releases: false },
    translations: { de: german },
  },
  bootstrap(app: StrapiApp) {
    const contentManager = app.getPlugin("content-manager");
    const { addDocumentAction, addEditViewSidePanel } = contentManager.apis as ContentManager;
    addEditViewSidePanel([SubmissionPanel, OriginPanel]);
    addDocumentAction((actions) => [...actions, MakeDraft]);
    contentManager.injectComponent("listView", "actions", {
      name: "table-download",
      Component: TableDownload,
    });
  },
};
