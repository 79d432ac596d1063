import { alarmParameter } from "@/lib/urls/calendar-parameters";
import { routes } from "@/lib/urls/routes";
import { any, file, page } from "@/lib/urls/site-route";

const isStorable = true;

/** What browsers and lower layers read of the feature (lib/features-base.ts). Paths stand with those of the site: home and letters lead there. */
export const wasteBase = {
  routes: {
    pages: {
      waste: page(routes.waste, { isStorable, isListed: true }),
      wasteOf: page(routes.wasteOf(any), { isStorable, parameters: ["jahr"] }),
    },
    files: { wasteFile: file(routes.wasteFile(any), { parameters: [alarmParameter] }) },
    api: {},
  },
  forms: {},
};
