import { routes } from "@/lib/urls/routes";
import { any, api, page } from "@/lib/urls/site-route";

/** What browsers and lower layers read of the feature (lib/features-base.ts) */
export const confirmationsBase = {
  routes: {
    pages: {
      confirmation: page(routes.confirmation(any), {
        isPersonal: true,
        parameters: ["stand"],
        limit: "proposals",
      }),
    },
    files: {},
    api: { confirmationTarget: api(routes.confirmationTarget(any)) },
  },
  forms: {},
};
