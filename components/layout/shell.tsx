import type { ReactNode } from "react";
import { MessageBanner } from "@/components/messages/message-banner.island";
import type { ShellContent } from "@/lib/cms/shell";
import { CategoryNav } from "./category-nav";
import { contentId } from "./content-id";
import { Footer } from "./footer";
import { Header } from "./header";
import { NavigationFocus } from "./navigation-focus.island";
import { ScrollToTop } from "./scroll-to-top.island";
import { SkipLink } from "./skip-link";

/** The frame of every page. */
export function Shell({ settings, categories, children }: ShellContent & { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header settings={settings} />
      <MessageBanner />
      <CategoryNav categories={categories} aboutPath={settings?.aboutPath} />
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <Footer settings={settings} />
      <ScrollToTop />
      <NavigationFocus />
    </>
  );
}
