import type { ComponentType, ReactNode } from "react";
import type { OpenEntry } from "./ui/open-entry";

type Permission = { action: string; subject: string };

type SidePanel = (entry: OpenEntry) => { title: string; content: ReactNode } | null;

/** What a feature adds to the panel in the browser. */
export type PanelFeature = {
  /** As FEATURES calls it */
  name: string;
  /** With the name of each in addresses. Entries go from state to state by a button (`isStepped`), or are decided in panels of their own. */
  inboxes?: readonly { uid: string; name: string; isStepped?: true }[];
  /** Fields of others' types, by type, that forms show while the feature is on */
  fields?: Readonly<Record<string, readonly string[]>>;
  /** Beside the form of an entry, before those of the core or after them; null where it has nothing to say */
  sidePanels?: readonly SidePanel[];
  lastSidePanels?: readonly SidePanel[];
  /** Buttons beside the form of an entry; null where there is nothing to do */
  actions?: readonly ((entry: OpenEntry) => object | null)[];
  /** On the start page, above the next dates unless `place` says below. Any of the permissions opens one. */
  widgets?: readonly {
    id: string;
    title: string;
    Component: ComponentType;
    place?: "above" | "below";
    permissions: readonly Permission[];
  }[];
  /** Pages under /plugins/redaktion, with the path of each icon's drawing; any of the permissions opens one. */
  pages?: readonly {
    name: string;
    title: string;
    icon: string;
    /** Among the links of the main menu */
    position: number;
    permissions: readonly Permission[];
    load(): Promise<ComponentType>;
  }[];
  /** How values of enumerations are shown */
  valueWords?: Readonly<Record<string, string>>;
};
