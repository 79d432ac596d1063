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
  /** Without a switch: the files that name it may import more of it than what is made for the lists. */
  isAlwaysOn?: true;
};

/** Those that FEATURES can name, and waste, which signs in without a switch */
const places: Record<FeatureName | "waste", Place> = {
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
    isAlwaysOn: true,
    known: {
      "lib/feature.ts": "Its name among those that sign in.",
      "lib/features.ts": "The site's list.",
      "lib/urls/routes.ts": "Its addresses, which home and letters lead to.",
      "lib/urls/site-routes.ts": "The table of routes.",
      "packages/shared/urls/mailed-paths.ts": "A district's address, as letters have it.",
      "packages/shared/urls/site-paths.ts": "The calendar's address.",
      "lib/routing/decisions.ts": "The rules of its routes, and what the order of letters needs.",
      "lib/cms/settings.ts": "The bins are a part of the settings.",
      "lib/letters/cms/theme-choices.ts": "Districts can be ordered.",
      "lib/letters/cms/theme-names.ts": "What was ordered is named.",
      "lib/search/search-response.ts": "The kind of an answer.",
      "app/page.tsx": "Home's board has the next bins.",
      "components/home/today-board.tsx": "The board, with the visitor's own district first.",
      "components/home/next-bins.tsx": "Their lines there, in the look of the board.",
      "app/cookie-einstellungen/page.tsx": "The district that a browser remembers can be forgotten there.",
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
  const { inside, named, known, isAlwaysOn } = places[feature];

  test("are named outside of their place only where it is known why", () => {
    const naming = sources.filter((file) => !inside.test(file) && named.test(codeOf(file)));
    expect(naming.sort()).toEqual(Object.keys(known).sort());
  });

  test("are imported by the lists alone, and by those only what is made for them", () => {
    const outside = importsOf(sources).filter(({ from, to }) => inside.test(to) && !inside.test(from));
    const entrances = outside.map(({ from, to }) => `${from} imports ${to.replace(/\.ts$/, "")}`);
    if (isAlwaysOn) expect(outside.filter(({ from }) => !(from in known))).toEqual([]);
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
