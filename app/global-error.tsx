"use client";

import "./globals.css";
import { ErrorPage } from "@/components/errors/error-page";
import { useErrorReport } from "@/components/errors/use-error-report";
import { fontVariables } from "@/components/layout/fonts";
import { Button } from "@/components/ui/button";
import { routes } from "@/lib/routes";
import { failureTexts } from "@/lib/texts/errors";

/** Shown without the shell when the root layout throws. Its button and link reload the page, because React's state is lost. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const reference = useErrorReport(error, "frame");
  return (
    <html lang="de" className={fontVariables}>
      <body>
        <title>{failureTexts.title}</title>
        <main>
          <ErrorPage title={failureTexts.title} lead={failureTexts.lead} reference={reference}>
            <Button variant="primary" onClick={() => location.reload()}>
              {failureTexts.retry}
            </Button>
            <a href={routes.home}>{failureTexts.home}</a>
          </ErrorPage>
        </main>
      </body>
    </html>
  );
}
