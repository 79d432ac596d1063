"use client";

import "./globals.css";
import { useErrorReport } from "@/components/errors/use-error-report";
import { failureTexts } from "@/lib/texts/failure";

/** Shown without the shell when the root layout throws. Its links load the page anew, because React's state is lost. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const reference = useErrorReport(error, "frame");
  return (
    <html lang="de">
      <body>
        <title>{failureTexts.title}</title>
        <main>
          <div className="wrap stack">
            <h1>{failureTexts.title}</h1>
            <p className="lead">{failureTexts.lead}</p>
            <p className="muted">{failureTexts.reference(reference)}</p>
            <p>
              {/* biome-ignore lint/a11y/useValidAnchor: the empty address is that of this page */}
              <a href="">{failureTexts.retry}</a>
            </p>
            <p>
              <a href="/">{failureTexts.home}</a>
            </p>
          </div>
        </main>
      </body>
    </html>
  );
}
