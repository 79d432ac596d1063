import { readFileSync } from "node:fs";
import type { FeatureName } from "@dorfforum/shared/features/feature-names";
import { importsOf, sourcesIn } from "./imports";

/**
 * A feature has one place on each side (docs/decisions/features.md): its folders, and the route files of its pages. What is
 * outside does not know it, so that another one is added, or this one left out, by a line in each list.
 */

type Place = {
  /** The feature's own folders and route files */
  inside: RegExp;
  /** How code outside would name it: identifiers, imports, and the names of its pages, forms and content types */
  named: RegExp;
  /** The files outside that name it, and why */
  known: Record<string, string>;
  /** The files that name it may import more of it than what is made for the lists: its links stand on many pages. */
  isImported?: true;
};

/** Those that FEATURES can name, and others that have a place */
const places: Record<FeatureName | "waste" | "confirmations" | "feedback" | "notices" | "offline", Place> = {
  rooms: {
    inside:
      /^(?:lib|components|packages\/shared|cms\/src\/features)\/rooms\/|^app\/(?:api\/)?raum|^cms\/src\/api\/(?:buchung|belegung)\//,
    named:
      /\b(?:rooms?|rooms?[A-Z]\w*|\w+Rooms?)\b|\/rooms\/|\b(?:raum|Raum|Raumteil)\b(?=["/:])|\bbuchung(?:en)?\b|\bbelegung(?:en)?\b/,
    known: {
      "packages/shared/features/feature-names.ts": "The list of what both sides know: names and addresses.",
      "lib/features.ts": "The site's list.",
      "lib/features-base.ts": "Its half for browsers and for the layers below.",
      "lib/cms/events.ts": "In which room it is, is a field of an event in the CMS.",
    },
  },
  registrations: {
    inside:
      /^(?:lib|components|packages\/shared|cms\/src\/features)\/registrations\/|^app\/(?:api\/)?anmeld(?:en|ung)\/|^cms\/src\/api\/anmeld(?:ung|etermin)\//,
    named: /\bregistrations(?:Base)?\b|\/registrations\/|(?<!\w)\/anmeld(?:en|ung|ungen)\b/,
    known: {
      "packages/shared/features/feature-names.ts": "The list of what both sides know: names and addresses.",
      "lib/features.ts": "The site's list.",
      "lib/features-base.ts": "Its half for browsers and for the layers below.",
    },
  },
  waste: {
    inside:
      /^(?:lib|components|packages\/shared|cms\/src\/features)\/waste\/|^app\/abfall\/|^cms\/src\/api\/abfallbezirk\//,
    named: /\b(?:waste|waste[A-Z]\w*|\w+Waste\w*|binsOf|NextBins)\b|\/waste\/|\b[Aa]bfallbezirke?\b/,
    isImported: true,
    known: {
      "lib/features-base.ts": "Its half for browsers and for the layers below.",
      "lib/features.ts": "The site's list.",
      "lib/urls/routes.ts": "Its addresses, which home and letters lead to.",
      "packages/shared/urls/mailed-paths.ts": "A district's address, as letters have it.",
      "packages/shared/urls/site-paths.ts": "The calendar's address.",
      "lib/cms/settings.ts": "The bins are a part of the settings.",
      "lib/letters/feature.ts": "The page of the order reads districts.",
      "lib/letters/cms/theme-choices.ts": "Districts can be ordered.",
      "lib/letters/cms/theme-names.ts": "What was ordered is named.",
      "lib/search/search-response.ts": "The kind of an answer.",
      "app/page.tsx": "Home's board has the next bins.",
      "components/home/today-board.tsx": "The board, with the visitor's own district first.",
      "components/home/next-bins.tsx": "Their lines there, in the look of the board.",
      "app/cookie-einstellungen/page.tsx": "The district that a browser remembers can be forgotten there.",
    },
  },
  letters: {
    inside:
      /^(?:lib|components|packages\/shared|cms\/src\/features)\/letters\/|^app\/(?:api\/)?(?:bescheid|abmelden)\/|^app\/api\/(?:geraet|cms\/woche)\/|^cms\/src\/api\/(?:abonnement|geraet|versand)\//,
    named:
      /\/letters\/|\b(?:lettersBase|mailOffer|pushKey|sendsMail|letterSubscription\w*|mailSubscription\w*|leaveTheme\w*|deviceTarget|weekLetter\w*|subscriptionsPath|subscriptionPath|leavingPath)\b/,
    isImported: true,
    known: {
      "lib/features.ts": "The site's list.",
      "lib/features-base.ts": "Its half for browsers and for the layers below.",
      "lib/urls/routes.ts": "Its addresses, to which pages of everything that can be ordered lead.",
      "packages/shared/urls/mailed-paths.ts": "Those that letters have.",
      "packages/shared/urls/personal-paths.ts": "Those with a secret, whether letters are on or off.",
      "lib/monitoring/scrub-text.ts": "The same, as a browser's errors have them.",
      "lib/server/prepare-request.ts": "One click of a mail program is a post to the page's address.",
      "lib/server/start-server.ts": "Asks the CMS from the start on whether it sends mail.",
      "lib/offline/worker.ts": "The site's only service worker shows push messages.",
      "lib/routing/page-rules.ts": "The worker is there for push messages, too.",
      "lib/routing/obvious-addresses.ts": "What people try as an address.",
      "lib/forms/functions.ts": "What visitors can do, for the search.",
      "lib/search/search.ts": "Whether they can.",
      "lib/texts/shell.ts": "The link's words in the script of every page.",
      "lib/registrations/attendance.ts": "Without mail nobody can register.",
      "components/forms/form-sheet.tsx": "Without mail there is no confirmation.",
      "components/layout/shell.tsx": "The menu's link.",
      "components/layout/menu/menu.island.tsx": "The same.",
      "components/layout/footer/footer.tsx": "The footer's link.",
      "components/home/today-board.tsx": "The link at the week.",
      "app/page.tsx": "Whether home has it.",
      "app/aktuelles/page.tsx": "The link above the news.",
      "app/abfall/[slug]/page.tsx": "The link at a district.",
      "app/suchergebnisse/[[...category]]/page.tsx": "The link at a category.",
      "components/calendar/calendar-bar.tsx": "The link at the calendar.",
      "components/events/event-facts.tsx": "The link at an event.",
      "components/notices/notices.tsx": "The link at an urgent notice.",
      "components/organisations/organisation-facts.tsx": "The link at an organisation.",
      "components/registrations/own-registration-page.tsx": "What became of a press, in the same look.",
      "components/rooms/own-request-page.tsx": "The same.",
    },
  },
  confirmations: {
    inside:
      /^(?:lib|components|packages\/shared|cms\/src\/features)\/confirmations\/|^app\/(?:api\/)?bestaetig(?:en|ung)\//,
    named: /\/confirmations\/|\b(?:confirmationPath|confirmationTarget|routes\.confirmation)\b/,
    isImported: true,
    known: {
      "lib/features.ts": "The site's list.",
      "lib/features-base.ts": "Its half for browsers and for the layers below.",
      "lib/urls/routes.ts": "Its addresses.",
      "packages/shared/urls/mailed-paths.ts": "The address that mails have.",
      "packages/shared/urls/personal-paths.ts": "It has a secret.",
      "lib/monitoring/scrub-text.ts": "The same, as a browser's errors have them.",
      "components/home/sections.tsx": "When a signpost was confirmed stands beside it.",
      "components/organisations/organisation-view.tsx":
        "When an organisation was confirmed stands on its page.",
      "lib/search/search.ts": "When an entry was confirmed stands in its answer.",
    },
  },
  feedback: {
    inside:
      /^(?:lib|components|packages\/shared|cms\/src\/features)\/feedback\/|^app\/(?:api\/)?rueckmeldung\//,
    named: /\/feedback\b|\bfeedback(?:Of[A-Z]\w*|Target|Kinds|Fields|Answers|Stages)\b|\broutes\.feedback\b/,
    isImported: true,
    known: {
      "lib/features.ts": "The site's list.",
      "lib/features-base.ts": "Its half for browsers and for the layers below.",
      "lib/urls/feedback-names.ts":
        "Its names in addresses, which the address builder below the feature reads.",
      "lib/urls/routes.ts": "Its addresses.",
      "lib/security/rate-limits.ts": "How often one may answer.",
      "components/articles/article.tsx": "The question at the end of an article.",
      "components/events/event-view.tsx": "Of an event.",
      "components/organisations/organisation-view.tsx": "Of an organisation.",
    },
  },
  notices: {
    inside: /^(?:lib|components|packages\/shared|cms\/src\/features)\/notices\/|^app\/@notices\//,
    named: /\/notices\/|\bcurrentNotices\b|\bmitteilung(?:en)?\b/,
    isImported: true,
    known: {
      "app/layout.tsx": "The slot above every page.",
      "app/page.tsx": "Home puts them first.",
      "app/vorschau/[zeichen]/page.tsx": "An editor's preview of one.",
      "components/home/today-board.tsx": "The board names the one that is shown.",
      "lib/content/collections.ts": "A type that pages can be read without.",
      "lib/events/poster.ts": "They stand on the poster.",
      "lib/forms/functions.ts": "The word, for the search.",
      "lib/letters/presentation/week-content.ts": "They stand in the letter of the week.",
      "lib/routing/page-state.ts": "A page with one is another page.",
      "lib/search/answers/answer-school.ts": "Whether school is off may stand in one.",
      "lib/search/search-context.ts": "What answers know.",
      "lib/search/search.ts": "The same.",
      "lib/seo/feed.ts": "They stand in the feed.",
      "lib/server/start-server.ts": "Follows when they begin and end.",
    },
  },
  offline: {
    inside: /^(?:lib|components)\/offline\/|^app\/(?:api\/)?unterwegs/,
    named: /\/offline\/|\boffersOffline\b|\boffline(?:Worker|Plan|Functions)\b/,
    isImported: true,
    known: {
      "lib/urls/routes.ts": "Its addresses.",
      "lib/urls/site-routes.ts": "The table of routes.",
      "lib/routing/page-rules.ts": "The rules of the page and the worker.",
      "lib/letters/device-push.ts": "Push messages have the same worker.",
      "components/letters/push-subscription.tsx": "The same.",
      "lib/search/functions/site-functions.ts": "What visitors can do.",
      "lib/search/search.ts": "Whether they can.",
      "app/cookie-einstellungen/page.tsx": "What is stored can be removed there.",
      "app/kontakt/page.tsx": "Where it can be stored.",
      "app/veranstaltungen/page.tsx": "The same.",
    },
  },
};

const featuresWithPlaces = Object.keys(places) as (keyof typeof places)[];

const sources = sourcesIn("app", "components", "lib", "packages/shared");

/** Code without comments, which may speak of any feature, and of room for something. Addresses keep their slashes. */
const codeOf = (file: string) =>
  readFileSync(file, "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|\s)\/\/ .*/g, "");

describe.each(featuresWithPlaces)("%s", (feature) => {
  const { inside, named, known, isImported } = places[feature];

  test("are named outside of their place only where it is known why", () => {
    const naming = sources.filter((file) => !inside.test(file) && named.test(codeOf(file)));
    expect(naming.sort()).toEqual(Object.keys(known).sort());
  });

  test("are imported by the lists alone, and by those only what is made for them", () => {
    const outside = importsOf(sources).filter(({ from, to }) => inside.test(to) && !inside.test(from));
    const entrances = outside.map(({ from, to }) => `${from} imports ${to.replace(/\.ts$/, "")}`);
    if (isImported) expect(outside.filter(({ from }) => !(from in known))).toEqual([]);
    else
      expect(entrances.sort()).toEqual(
        [
          `lib/features-base.ts imports lib/${feature}/base/feature-base`,
          `lib/features.ts imports lib/${feature}/feature`,
          `packages/shared/features/feature-names.ts imports packages/shared/${feature}/paths`,
        ].sort(),
      );
  });
});
