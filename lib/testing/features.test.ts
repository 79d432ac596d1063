import { readFileSync } from "node:fs";
import { type FeatureName, featureNames } from "@dorfforum/shared/features/feature-names";
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
};

const places: Record<FeatureName, Place> = {
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
};

const sources = sourcesIn("app", "components", "lib", "packages/shared");

/** Code without comments, which may speak of any feature, and of room for something. Addresses keep their slashes. */
const codeOf = (file: string) =>
  readFileSync(file, "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|\s)\/\/ .*/g, "");

describe.each(featureNames)("%s", (feature) => {
  const { inside, named, known } = places[feature];

  test("are named outside of their place only where it is known why", () => {
    const naming = sources.filter((file) => !inside.test(file) && named.test(codeOf(file)));
    expect(naming.sort()).toEqual(Object.keys(known).sort());
  });

  test("are imported by the lists alone, and by those only what is made for them", () => {
    const entrances = importsOf(sources)
      .filter(({ from, to }) => inside.test(to) && !inside.test(from))
      .map(({ from, to }) => `${from} imports ${to.replace(/\.ts$/, "")}`);
    expect(entrances.sort()).toEqual(
      [
        `lib/features-base.ts imports lib/${feature}/base/feature-base`,
        `lib/features.ts imports lib/${feature}/feature`,
        `packages/shared/features/feature-names.ts imports packages/shared/${feature}/paths`,
      ].sort(),
    );
  });
});
