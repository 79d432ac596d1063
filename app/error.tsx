"use client";

import { ErrorPage } from "@/components/errors/error-page";
import { useErrorReport } from "@/components/errors/use-error-report";
import { Button, ButtonLink } from "@/components/ui/button";
import { failureTexts } from "@/lib/texts/failure";
import { shellRoutes } from "@/lib/urls/shell-routes";

type PageErrorProps = { error: Error & { digest?: string }; retry: () => void };

/** Shown when rendering a page throws. Errors of the CMS are answered before rendering (lib/routing/decide.ts). */
export default function PageError({ error, retry }: PageErrorProps) {
  const reference = useErrorReport(error, "page");
  return (
    <>
      {/* Only for pages that failed before they had a title: of two titles the first counts. */}
      <title>{failureTexts.title}</title>
      <ErrorPage title={failureTexts.title} lead={failureTexts.lead} reference={reference}>
        <Button variant="primary" onClick={() => retry()}>
          {failureTexts.retry}
        </Button>
        <ButtonLink href={shellRoutes.home}>{failureTexts.home}</ButtonLink>
      </ErrorPage>
    </>
  );
}
