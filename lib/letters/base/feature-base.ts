import { leavingPath } from "@dorfforum/shared/urls/mailed-paths";
import { routes } from "@/lib/urls/routes";
import { any, api, page } from "@/lib/urls/site-route";

const isPersonal = true;

/** What browsers and lower layers read of the feature (lib/features-base.ts). Paths stand with those of the site: home and entries lead there. */
export const lettersBase = {
  routes: {
    pages: {
      letterSubscription: page(routes.letterSubscription(), {
        isPersonal,
        parameters: ["thema", "suche", "stand", "antwort"],
      }),
      mailSubscription: page(routes.mailSubscription(any), {
        isPersonal,
        parameters: ["stand", "antwort"],
        limit: "proposals",
      }),
      // The code and the theme
      leaveTheme: page(leavingPath(any), { isPersonal, isDeep: true, parameters: ["stand"] }),
    },
    files: {},
    api: {
      mailOrderTarget: api(routes.mailOrderTarget),
      deviceTarget: api(routes.deviceTarget),
      mailSubscriptionTarget: api(routes.mailSubscriptionTarget(any)),
      mailSubscriptionData: api(routes.mailSubscriptionData(any), { limit: "proposals" }),
      leaveThemeTarget: api(routes.leaveThemeTarget(any), { limit: "leavings" }),
      weekLetter: api(routes.weekLetter(any)),
    },
  },
  forms: {},
};
