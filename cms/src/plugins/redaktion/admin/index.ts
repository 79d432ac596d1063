import type { StrapiApp } from "@strapi/strapi/admin";
import { FormerAddressPanel } from "./former-address";
import { InboxPanel } from "./inbox-panel";
import { MakeDraft } from "./make-draft";
import { OriginPanel, SubmissionPanel } from "./panels";
import { TableDownload } from "./table-download";

/** The documented part of the content manager's admin API that is used here; Strapi types it as `unknown`. */
type ContentManagerApis = {
  addEditViewSidePanel(panels: unknown[]): void;
  addDocumentAction(change: (actions: unknown[]) => unknown[]): void;
};

export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: "redaktion", name: "Redaktion" });
  },
  bootstrap(app: StrapiApp) {
    const contentManager = app.getPlugin("content-manager");
    const { addDocumentAction, addEditViewSidePanel } = contentManager.apis as ContentManagerApis;
    addEditViewSidePanel([InboxPanel, SubmissionPanel, OriginPanel, FormerAddressPanel]);
    addDocumentAction((actions) => [...actions, MakeDraft]);
    contentManager.injectComponent("listView", "actions", {
      name: "table-download",
      Component: TableDownload,
    });
  },
};
