import { type FeatureName, featureNames } from "@dorfforum/shared/features/feature-names";
import type { Rule } from "@/lib/cms/route-rules";
import { confirmations } from "@/lib/confirmations/feature";
import { serverEnv } from "@/lib/env/server";
import type { EventDate } from "@/lib/events/recurrence";
import type { Attendance, AttendedEvent, Feature, ReceivedForm } from "@/lib/feature";
import { featureOf, featureRoutes, type SiteFeature } from "@/lib/features-base";
import { feedback } from "@/lib/feedback/feature";
import { letters } from "@/lib/letters/feature";
import { registrations } from "@/lib/registrations/feature";
import { rooms } from "@/lib/rooms/feature";
import type { SiteRoute } from "@/lib/urls/site-route";
import { waste } from "@/lib/waste/feature";

/** Every feature, in the order in which their parts are listed. Browsers read lib/features-base.ts in its place. */
const features: readonly Feature[] = [waste, rooms, registrations, letters, confirmations, feedback];

const hasSwitch = (name: SiteFeature): name is FeatureName => featureNames.some((known) => known === name);
const isOn = (name: SiteFeature): boolean => !hasSwitch(name) || serverEnv().FEATURES.includes(name);

/** Those that are on: what the site's lists and pages ask */
export const activeFeatures = (): readonly Feature[] => features.filter(({ name }) => isOn(name));

/** Whether a route or a form, by its name, is of a feature that is off. Personal pages and files stay: people have links to them. */
export function isOff(routeOrForm: string): boolean {
  const feature = featureOf(routeOrForm);
  return feature !== undefined && !isOn(feature) && !documents[routeOrForm]?.isPersonal;
}

const documents: Readonly<Record<string, SiteRoute>> = { ...featureRoutes.pages, ...featureRoutes.files };

const find = <Part>(parts: (feature: Feature) => Readonly<Record<string, Part>> | undefined, name: string) =>
  features.map(parts).find((each) => each && Object.hasOwn(each, name))?.[name];

/** How full a date of an event is, where a feature counts who comes */
export const attendanceAt = (event: AttendedEvent, date: EventDate, now: Date): Attendance | undefined =>
  event.attendance && activeFeatures().flatMap(({ attendance }) => attendance?.(event, date, now) ?? [])[0];

/** The rule of a feature's page or file */
export const ruleOfFeature = (route: string): Rule | undefined => find(({ rules }) => rules, route);

/** What the server does with a feature's form */
export const receivedForm = (form: string): ReceivedForm | undefined => find(({ forms }) => forms, form);
