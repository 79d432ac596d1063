import "./globals.css";
import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { Statistics } from "@/components/consent/statistics.island";
import { fontVariables } from "@/components/layout/fonts";
import { Shell } from "@/components/layout/shell";
import { analyticsOf } from "@/lib/analytics/analytics-of";
import { getShell } from "@/lib/cms/shell";
import { consentTerms, termsAttributes } from "@/lib/consent/terms";
import { serverEnv } from "@/lib/env/server";
import { monitoringAttributes, monitoringOf } from "@/lib/monitoring/options";
import { shellTexts } from "@/lib/texts/shell";

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  const { settings } = await getShell();
  return {
    metadataBase: new URL(serverEnv().SITE_URL),
    title: settings?.siteTitle ?? shellTexts.siteTitle,
    description: settings?.metaDescription,
    icons: { icon: { url: "/favicon.svg", type: "image/svg+xml" } },
    // Safari would turn house numbers and dates into telephone links.
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f2f5ea" },
    { media: "(prefers-color-scheme: dark)", color: "#0e1814" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Pages hold the CMS's text and a nonce of their own: they are never rendered at build time.
  await connection();
  const env = serverEnv();
  const terms = consentTerms(env);
  const analytics = analyticsOf(env);
  return (
    <html
      lang="de"
      className={fontVariables}
      {...monitoringAttributes(monitoringOf(env))}
      {...termsAttributes(terms)}
    >
      <body>
        <Shell {...(await getShell())} purposes={terms.purposes}>
          {children}
        </Shell>
        {analytics ? <Statistics {...analytics} /> : null}
      </body>
    </html>
  );
}
