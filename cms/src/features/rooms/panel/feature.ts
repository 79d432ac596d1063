import type { PanelFeature } from "../../../admin/panel-feature";
import { bookingInbox, roomFields } from "../panel-data";
import { BookingPanel } from "./booking-panel";
import { EventRoomPanel } from "./event-room-panel";
import { RoomsWidget } from "./rooms-widget";
import { bookingWords } from "./value-words";

const mayDecide = { action: "plugin::content-manager.explorer.read", subject: bookingInbox.uid };

export const roomsInPanel: PanelFeature = {
  name: "rooms",
  inboxes: [bookingInbox],
  fields: roomFields,
  sidePanels: [BookingPanel, EventRoomPanel],
  widgets: [{ id: "raumanfragen", title: "Raumanfragen", Component: RoomsWidget, permissions: [mayDecide] }],
  pages: [
    {
      name: "raeume",
      title: "Räume",
      icon: "M3 21h18M6 21V4h12v17m-4-9v1",
      position: 5,
      // Who decides requests, and who may join spellings of places
      permissions: [
        mayDecide,
        { action: "plugin::content-manager.explorer.delete", subject: "api::ort.ort" },
      ],
      load: async () => (await import("./rooms-page")).RoomsPage,
    },
  ],
  valueWords: bookingWords,
};
