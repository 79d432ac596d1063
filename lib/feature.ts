import type { Collection } from "@/lib/cms/collection";
import type { EventItem, VillageEvent } from "@/lib/cms/events";
import type { Rule } from "@/lib/cms/route-rules";
import type { EventDate } from "@/lib/events/recurrence";
import type { SiteFeature } from "@/lib/features-base";
import type { FieldErrors } from "@/lib/forms/values";
import type { SiteFunction } from "@/lib/navigation/site-function";
import type { SearchedType } from "@/lib/search/indexing/searched-type";
import type { FeatureAnswer } from "@/lib/search/search-context";

export type FeatureLink = { href: string; label: string };

/** A page of what not every village has; `isEmpty` while it has nothing to show. */
export type OptionalPage = FeatureLink & { isEmpty: boolean };

/** What is known of the places at one date of an event */
export type Attendance = {
  /** "nur noch wenige Plätze" */
  label: string;
  availability: "InStock" | "LimitedAvailability" | "SoldOut";
  /** Whether lists say it: what goes without saying is said on the event's page alone */
  isListed: boolean;
  /** Further lines: until when, whom to ring */
  details: readonly string[];
  /** Where visitors say that they come, while they can */
  join?: FeatureLink;
  /** Answers `{ text }` with how many places are free, which changes too often to stand in a page */
  countHref?: string;
};

/** What the CMS says of taking part stands with each event, in a village without this too. */
export type AttendedEvent = Pick<
  EventItem,
  "slug" | "attendance" | "status" | "start" | "recurrence" | "exceptions"
>;

type CheckedValues = Readonly<Record<string, string | boolean>>;

/** What the server does with a form of a feature */
export type ReceivedForm = {
  /** Why a form that is filled in properly cannot be sent. @throws CmsRequestError */
  findErrors?(values: CheckedValues): Promise<FieldErrors>;
  /** The fields that the page does not have, which follow from the others. @throws CmsRequestError */
  computeFields?(values: CheckedValues): Promise<Record<string, string | boolean | undefined>>;
  followUp?: FollowUp;
};

/** The page where the sender of a form sees what becomes of it */
export type FollowUp = {
  /** By the receipt's code */
  path: (accessCode: string) => string;
  label: string;
  keepLink: string;
  /** What was asked for, which the receipt repeats. @throws CmsRequestError */
  facts?(accessCode: string): Promise<{ term: string; content: string | undefined }[]>;
};

/**
 * What a feature adds to the site's lists, pages and cards. Its own pages are in app/ and components/; what browsers read of it
 * is in lib/features-base.ts.
 */
export type Feature = {
  name: SiteFeature;
  /** What becomes of requests for its pages and files, by the route's name */
  rules?: Readonly<Record<string, Rule>>;
  /** Content types that it reads. Every other page is readable without them. */
  collections?: readonly Collection<object>[];
  searched?: readonly SearchedType[];
  /** Answers questions above the hits of a search. The same function until what it knows changes. */
  answer?: () => Promise<FeatureAnswer>;
  /** What visitors can do with it, for the search: the same list until that changes */
  functions?: () => Promise<readonly SiteFunction[]>;
  /** What its things are called, each by its names, for what is being typed: the same list until that changes */
  names?: () => Promise<readonly (readonly string[])[]>;
  forms?: Readonly<Record<string, ReceivedForm>>;
  /** Words that people try as an address, apart by blanks, with the page that they mean (lib/routing/obvious-addresses.ts) */
  obviousAddresses?: readonly (readonly [address: string, of: string])[];
  /** At the end of the footer's links, and among the quick entries where editors chose them, while they have entries to show */
  optionalPages?: readonly (FeatureLink & { entries: () => Promise<readonly unknown[]> })[];
  /** What speaks against a date of an event at its place, as far as that is certain */
  placeNote?: (event: VillageEvent, date: EventDate) => Promise<string | undefined>;
  /** A link at an event's place, on its page. @param place where the date that is shown takes place */
  placeLink?: (event: VillageEvent, place: string | undefined) => Promise<FeatureLink | undefined>;
  /** How full a date of an event is; undefined where nobody has to say that they come */
  attendance?: (event: AttendedEvent, date: EventDate, now: Date) => Attendance | undefined;
};
