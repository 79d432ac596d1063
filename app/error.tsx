"use client";

import { useEffect } from "react";
import { DeadEnd } from "@/components/errors/dead-end";
import { useReference } from "@/components/errors/use-reference";
import { Button, ButtonLink } from "@/components/ui/button";
import { reportError } from "@/lib/monitoring/report-error";
import { routes } from "@/lib/routes";
import { failureTexts } from "@/lib/texts/errors";

type ErrorPageProps = { error: Error & { digest?: string }; retry: () => void };

/** The last net under a page that failed in the browser; failures the server knows of get their page beforehand. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const reference = useReference(error);
  useEffect(() => reportError(error, { part: "page", reference }), [error, reference]);
  return (
    <>
      {/* For a page that failed before it had one; otherwise its own comes first and counts. */}
      <title>{failureTexts.title}</title>
      <DeadEnd title={failureTexts.title} lead={failureTexts.lead} reference={reference}>
        <Button variant="primary" onClick={() => retry()}>
          {failureTexts.retry}
        </Button>
        <ButtonLink href={routes.home}>{failureTexts.home}</ButtonLink>
      </DeadEnd>
    </>
  );
}
