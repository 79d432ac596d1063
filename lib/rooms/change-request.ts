import { codeRoute } from "@/lib/forms/code-route";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { renewRoomRequest, withdrawRoomRequest } from "@/lib/rooms/cms/room-requests";

/** The handlers that withdraw or renew a request for a room. */
export const changeRequest = codeRoute({
  part: "room request",
  page: roomRoutes.roomRequest,
  act: async (code, { aktion }) => {
    if (aktion === "verlaengern") {
      const { accessCode = code } = await renewRoomRequest(code);
      return roomRoutes.roomRequest(accessCode, "verlaengert");
    }
    if (aktion !== "zuruecknehmen") return roomRoutes.roomRequest(code, "misslungen");
    await withdrawRoomRequest(code);
    return roomRoutes.roomRequest(code, "zurueckgezogen");
  },
});
