import "./globals.css";
// In the layout, because Next would otherwise preload these styles of error.tsx on every page.
import "@/components/errors/error-page.module.css";
import type { Metadata, Viewport } from "next";
import { cache } from "react";
import { Statistics } from "@/components/consent/statistics.island";
import { Shell } from "@/components/layout/shell";
import { Notices } from "@/components/notices/notices";
import { getShell } from "@/lib/cms/shell";
import { consentAttributes, consentConfig } from "@/lib/consent/consent-config";
import { findOptionalPages } from "@/lib/content/optional-pages";
import { analyticsOf } from "@/lib/env/analytics";
import { serverEnv } from "@/lib/env/server";
import { favicon, iconAddress } from "@/lib/media/village-symbol";
import { monitoringAttributes, monitoringOf } from "@/lib/monitoring/options";
import { seoTexts, siteTexts } from "@/lib/texts/shell";
import { routes } from "@/lib/urls/routes";

// Pages are made of what the CMS holds now: a build begins none, and asks the CMS for nothing.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const { settings } = await getShell();
  return {
    metadataBase: new URL(serverEnv().SITE_URL),
    title: settings?.siteTitle ?? siteTexts.siteTitle,
    description: settings?.metaDescription,
    manifest: routes.manifest,
    icons: {
      icon: favicon(settings),
      apple: { url: iconAddress("symbol-apple-180.png", settings), sizes: "180x180" },
    },
    // Otherwise Safari turns house numbers and dates into telephone links.
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f2f5ea" },
    { media: "(prefers-color-scheme: dark)", color: "#0e1814" },
  ],
};

/** What is known of one request */
const requestState = cache(() => ({ hasSlots: false }));

export default async function RootLayout({ children, notices }: LayoutProps<"/">) {
  const request = requestState();
  if (notices) request.hasSlots = true;
  // Next renders a layout with slots a second time without them, in case that a slot calls notFound(). None does.
  if (!notices && request.hasSlots) {
    return (
      <html lang="de">
        <body>{children}</body>
      </html>
    );
  }
  const env = serverEnv();
  const consent = consentConfig(env);
  const analytics = analyticsOf(env);
  const [shell, optionalPages] = await Promise.all([getShell(), findOptionalPages()]);
  const siteTitle = shell.settings?.siteTitle ?? siteTexts.siteTitle;
  // Next gives not-found.tsx no slots.
  const shownNotices = notices ?? <Notices />;
  return (
    <html lang="de" {...monitoringAttributes(monitoringOf(env))} {...consentAttributes(consent)}>
      <head>
        <link
          rel="alternate"
          type="application/atom+xml"
          href={routes.feed}
          title={seoTexts.feed(siteTitle)}
        />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={routes.openSearch}
          title={siteTitle}
        />
      </head>
      <body>
        <Shell {...shell} optionalPages={optionalPages} purposes={consent.purposes} notices={shownNotices}>
          {children}
        </Shell>
        {analytics && <Statistics {...analytics} />}
      </body>
    </html>
  );
}
