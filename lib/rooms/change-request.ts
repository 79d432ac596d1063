import { codeRoute } from "@/lib/forms/code-route";
import { renewRoomRequest, withdrawRoomRequest } from "@/lib/rooms/cms/room-requests";
import { routes } from "@/lib/urls/routes";

/** The handlers that withdraw or renew a request for a room. */
export const changeRequest = codeRoute({
  part: "room request",
  page: routes.roomRequest,
  act: async (code, { aktion }) => {
    if (aktion === "verlaengern") {
      const { accessCode = code } = await renewRoomRequest(code);
      return routes.roomRequest(accessCode, "verlaengert");
    }
    if (aktion !== "zuruecknehmen") return routes.roomRequest(code, "misslungen");
    await withdrawRoomRequest(code);
    return routes.roomRequest(code, "zurueckgezogen");
  },
});
