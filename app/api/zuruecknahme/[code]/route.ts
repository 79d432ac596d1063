import { withdrawProposal } from "@/lib/cms/submissions";
import { codeRoute } from "@/lib/forms/code-route";
import { routes } from "@/lib/urls/routes";

/** Withdraws a proposal for its sender. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = codeRoute({
  part: "withdrawal",
  page: routes.proposal,
  act: async (code) => {
    await withdrawProposal(code);
    return routes.proposal(code);
  },
});
