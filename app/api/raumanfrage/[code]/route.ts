import { renewRoomRequest, withdrawRoomRequest } from "@/lib/cms/room-requests";
import { codeRoute } from "@/lib/forms/code-route";
import { routes } from "@/lib/urls/routes";

/** Withdraws or renews a request for a room. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = codeRoute({
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
