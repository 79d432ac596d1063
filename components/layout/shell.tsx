import type { ReactNode } from "react";
import { ConsentPrompt } from "@/components/consent/consent-prompt.island";
import { MessageBanner } from "@/components/messages/message-banner.island";
import { contentId } from "@/lib/browser/element-ids";
import type { ShellContent } from "@/lib/cms/shell";
import type { Purpose } from "@/lib/consent/purposes";
import { layoutTexts } from "@/lib/texts/layout";
import { Footer } from "./footer/footer";
import { CategoryNav, Header } from "./header/header";
import { NavigationFocus } from "./navigation-focus.island";
import { ScrollToTop } from "./scroll-to-top.island";
import styles from "./skip-link.module.css";

/** `purposes`: what needs the visitor's consent on this installation */
type ShellProps = ShellContent & { purposes: Purpose[]; notices: ReactNode; children: ReactNode };

export const Shell = ({ settings, categories, purposes, notices, children }: ShellProps) => (
  <>
    <a className={styles.skip} href={`#${contentId}`}>
      {layoutTexts.skip}
    </a>
    {purposes.length > 0 && <ConsentPrompt purposes={purposes} />}
    <Header settings={settings} />
    <MessageBanner />
    <CategoryNav categories={categories} aboutPath={settings?.aboutPath} />
    {notices}
    <main id={contentId} tabIndex={-1}>
      {children}
    </main>
    <Footer settings={settings} />
    <ScrollToTop />
    <NavigationFocus />
  </>
);
