import { confirmByLink } from "@/lib/confirmations/cms/confirmable";
import { codeRoute } from "@/lib/forms/code-route";
import { routes } from "@/lib/urls/routes";

/** Confirms an entry for its contact. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = codeRoute({
  part: "confirmation",
  page: routes.confirmation,
  act: async (code) => {
    await confirmByLink(code);
    return routes.confirmation(code, "danke");
  },
});
