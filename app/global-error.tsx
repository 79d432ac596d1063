"use client";

import "./globals.css";
import { useErrorReport } from "@/components/errors/use-error-report";
import { fontVariables } from "@/components/layout/fonts";
import { Button } from "@/components/ui/button";
import { failureTexts } from "@/lib/texts/failure";

/** Shown without the shell when the root layout throws. Its button and link reload the page, because React's state is lost. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const reference = useErrorReport(error, "frame");
  return (
    <html lang="de" className={fontVariables}>
      <body>
        <title>{failureTexts.title}</title>
        <main>
          <div className="wrap stack">
            <h1>{failureTexts.title}</h1>
            <p className="lead">{failureTexts.lead}</p>
            <p className="muted">{failureTexts.reference(reference)}</p>
            <Button variant="primary" onClick={() => location.reload()}>
              {failureTexts.retry}
            </Button>
            <a href="/">{failureTexts.home}</a>
          </div>
        </main>
      </body>
    </html>
  );
}
