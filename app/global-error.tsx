"use client";

import "./globals.css";
import { useEffect } from "react";
import { DeadEnd } from "@/components/errors/dead-end";
import { useReference } from "@/components/errors/use-reference";
import { fontVariables } from "@/components/layout/fonts";
import { Button } from "@/components/ui/button";
import { reportError } from "@/lib/monitoring/report-error";
import { routes } from "@/lib/routes";
import { failureTexts } from "@/lib/texts/errors";

type GlobalErrorProps = { error: Error & { digest?: string } };

/** When the frame itself failed: a page without it. Its ways on load afresh, for nothing here can be trusted any more. */
export default function GlobalError({ error }: GlobalErrorProps) {
  const reference = useReference(error);
  useEffect(() => reportError(error, { part: "frame", reference }), [error, reference]);
  return (
    <html lang="de" className={fontVariables}>
      <body>
        <title>{failureTexts.title}</title>
        <main>
          <DeadEnd title={failureTexts.title} lead={failureTexts.lead} reference={reference}>
            <Button variant="primary" onClick={() => location.reload()}>
              {failureTexts.retry}
            </Button>
            <a href={routes.home}>{failureTexts.home}</a>
          </DeadEnd>
        </main>
      </body>
    </html>
  );
}
