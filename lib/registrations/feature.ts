import { events } from "@/lib/cms/events";
import { organisations } from "@/lib/cms/organisations";
import { entry, found, frame, type Rule } from "@/lib/cms/route-rules";
import type { Feature } from "@/lib/feature";
import { placesAnswer } from "./answer-places";
import { getAttendedEvent, getAttendedItems } from "./asked-date";
import { attendanceOf } from "./attendance";
import { registrationRoutes, type registrationSiteRoutes } from "./base/routes";
import { findRegistration } from "./cms/registrations";
import { registrationFunctions } from "./functions";

type RuledRoute = keyof (typeof registrationSiteRoutes)["pages"];

const noFunctions: typeof registrationFunctions = [];

/** Who comes to an event: places, and the form and the pages of those who come along */
export const registrations: Feature = {
  name: "registrations",
  rules: {
    register: entry((slug) => registrationRoutes.register(slug), events, getAttendedEvent, [organisations]),
    // The page itself says what a wrong code opens; it is 503 while the CMS is away.
    registration: found([...frame, events, organisations], async (code) => {
      await findRegistration(code);
      return true;
    }),
  } satisfies Record<RuledRoute, Rule>,
  answer: placesAnswer,
  functions: async () => ((await getAttendedItems()).length > 0 ? registrationFunctions : noFunctions),
  attendance: attendanceOf,
};
