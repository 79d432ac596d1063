import type { StrapiApp } from "@strapi/strapi/admin";
import { type ComponentType, createElement, forwardRef } from "react";
import { activeFeatures, readActiveFeatures } from "./active-features";
import { CopyAction, CopyPanel } from "./copy-entry";
import { DateField } from "./date-field";
import { DraftOffer } from "./draft-offer";
import { FileField, fileFieldType } from "./file-field";
import { removeOldDrafts } from "./form-draft";
import { arrangeForm, headingType, SectionHeading } from "./form-sections";
import { FormerAddressPanel } from "./former-address";
import { InboxPanel } from "./inbox-panel";
import { allValueWords, hideFilters, showWords } from "./list-columns";
import { orderMenu } from "./menu";
import { NewEntries } from "./new-entries";
import { NextDates } from "./next-events";
import { PlaceField } from "./place-field";
import { announceSaves, keepAfterRefusal, keepTypedValues, sendShownTime } from "./saving";
import { Waiting } from "./start-page";
import { TableDownload } from "./table-download";
import { TargetArticlePanel } from "./target-article";

/** The documented part of the content manager's admin API that is used here; Strapi types it as `unknown`. */
type ContentManagerApis = {
  addEditViewSidePanel(panels: unknown[]): void;
  addDocumentAction(change: (actions: { type?: string }[]) => unknown[]): void;
};

const icon = (path: string) =>
  forwardRef<SVGSVGElement>((props, ref) =>
    createElement(
      "svg",
      {
        ...props,
        ref,
        viewBox: "0 0 24 24",
        width: 20,
        height: 20,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        "aria-hidden": true,
      },
      createElement("path", { d: path }),
    ),
  );

/** Strapi's actions that are about the form, not the entry, and its copying, for which there is an own action */
const leftOutActions = ["clone", "edit-the-model", "configure-the-view"];

const noIcon = forwardRef<SVGSVGElement>(() => null);

const widget = (id: string, title: string, Component: React.ComponentType) => ({
  id,
  pluginId: "redaktion",
  title: { id: `redaktion.start.${id}`, defaultMessage: title },
  icon: noIcon,
  component: async () => Component,
});

const featureWidgets = (asked: "above" | "below") =>
  activeFeatures().flatMap(({ widgets = [] }) =>
    widgets
      .filter(({ place = "above" }) => place === asked)
      .map(({ id, title, Component, permissions }) => ({
        ...widget(id, title, Component),
        permissions: [...permissions],
      })),
  );

const pageOf = (load: () => Promise<ComponentType>) => async () => ({ default: await load() });

let strapiApp: StrapiApp | undefined;

/** Adds what depends on which features are on. */
function addParts(app: StrapiApp): void {
  // In place of Strapi's own, which count what only developers know
  app.widgets.register(() => [
    widget("anlegen", "Neu anlegen", NewEntries),
    widget("wartet", "Was zu tun ist", Waiting),
    ...featureWidgets("above"),
    widget("termine", "Die nächsten Termine", NextDates),
    ...featureWidgets("below"),
  ]);
  for (const { name, title, icon: path, position, permissions, load } of activeFeatures().flatMap(
    ({ pages = [] }) => pages,
  ))
    app.addMenuLink({
      to: `plugins/redaktion/${name}`,
      icon: icon(path),
      intlLabel: { id: `redaktion.${name}`, defaultMessage: title },
      permissions: [...permissions],
      position,
      Component: pageOf(load),
    });
  const { addDocumentAction, addEditViewSidePanel } = app.getPlugin("content-manager")
    .apis as ContentManagerApis;
  addDocumentAction((actions) => [
    ...actions.filter(({ type = "" }) => !leftOutActions.includes(type)),
    ...activeFeatures().flatMap((feature) => feature.actions ?? []),
    CopyAction,
  ]);
  addEditViewSidePanel([
    ...activeFeatures().flatMap(({ sidePanels = [] }) => sidePanels),
    InboxPanel,
    TargetArticlePanel,
    FormerAddressPanel,
    CopyPanel,
    ...activeFeatures().flatMap(({ lastSidePanels = [] }) => lastSidePanels),
  ]);
}

export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: "redaktion", name: "Redaktion" });
    app.addMiddlewares([keepTypedValues, sendShownTime, keepAfterRefusal, announceSaves]);
    app.customFields.register({
      name: "ort",
      pluginId: "redaktion",
      type: "string",
      intlLabel: { id: "redaktion.ort", defaultMessage: "Ort" },
      intlDescription: {
        id: "redaktion.ort.description",
        defaultMessage: "Wo eine Veranstaltung stattfindet",
      },
      components: { Input: async () => ({ default: PlaceField as ComponentType }) },
    });
    app.addFields([
      { type: headingType, Component: SectionHeading },
      { type: fileFieldType, Component: FileField as ComponentType },
      // In place of Strapi's own, in every form and component
      { type: "date", Component: DateField as ComponentType },
      { type: "datetime", Component: DateField as ComponentType },
    ]);
    strapiApp = app;
    app.customFields.register({
      name: "wiederholung",
      pluginId: "redaktion",
      type: "string",
      intlLabel: { id: "redaktion.wiederholung", defaultMessage: "Wiederholung" },
      intlDescription: {
        id: "redaktion.wiederholung.description",
        defaultMessage: "Wie oft eine Veranstaltung stattfindet",
      },
      components: {
        // Apart from the rest of the panel, with the library that computes the dates
        Input: async () => ({
          default: (await import("./recurrence-field")).RecurrenceField as ComponentType,
        }),
      },
    });
  },
  bootstrap(app: StrapiApp) {
    const contentManager = app.getPlugin("content-manager");
    contentManager.injectComponent("listView", "actions", {
      name: "table-download",
      Component: TableDownload,
    });
    contentManager.injectComponent("editView", "right-links", { name: "draft-offer", Component: DraftOffer });
    removeOldDrafts();
    // Strapi throws if a later version has no such hook.
    app.registerHook("Admin/CM/pages/App/mutate-collection-types-links", orderMenu);
    app.registerHook("Admin/CM/pages/EditView/mutate-edit-view-layout", arrangeForm);
    app.registerHook("Admin/CM/pages/ListView/inject-column-in-table", showWords);
    app.registerHook("Admin/CM/pages/ListView/inject-in-filters", hideFilters);
  },
  /** Strapi waits for it before it first shows the panel, and for nothing else of a plugin. */
  async registerTrads({ locales }: { locales: string[] }) {
    await readActiveFeatures();
    if (strapiApp) addParts(strapiApp);
    return locales.map((locale) => ({ locale, data: locale === "de" ? allValueWords : {} }));
  },
};
