import { cache } from "react";
import { getGlossary } from "@/lib/cms/glossary";
import type { OptionalPage } from "@/lib/feature";
import { activeFeatures } from "@/lib/features";
import { reportError } from "@/lib/monitoring/report-error";
import { footerTexts } from "@/lib/texts/shell";
import { routes } from "@/lib/urls/routes";

/** False, too, where nobody knows: the page then says that it cannot be read. */
const isKnownEmpty = (entries: Promise<readonly unknown[]>): Promise<boolean> =>
  entries.then(
    ({ length }) => length === 0,
    (error: unknown) => {
      reportError(error, { part: "shell" });
      return false;
    },
  );

/**
 * Glossary and the pages of the features that are on. The same list each time during a request. It never throws,
 * as getShell().
 */
export const findOptionalPages = cache(async (): Promise<readonly OptionalPage[]> => {
  const all = [
    { href: routes.glossary, label: footerTexts.glossary, entries: getGlossary },
    ...activeFeatures().flatMap(({ optionalPages = [] }) => optionalPages),
  ];
  return Promise.all(
    all.map(async ({ href, label, entries }) => ({ href, label, isEmpty: await isKnownEmpty(entries()) })),
  );
});
