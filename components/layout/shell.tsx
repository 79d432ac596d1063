import { Activity, cache, type ReactNode } from "react";
import { ConsentPrompt } from "@/components/consent/consent-prompt.island";
import { MessageBanner } from "@/components/messages/message-banner.island";
import { contentId } from "@/lib/browser/element-ids";
import type { ShellContent } from "@/lib/cms/shell";
import type { Purpose } from "@/lib/consent/purposes";
import { serverEnv } from "@/lib/env/server";
import type { OptionalPage } from "@/lib/feature";
import { mailOffer } from "@/lib/letters/cms/subscriptions";
import { categoryNames } from "@/lib/navigation/category-names";
import { siteTexts } from "@/lib/texts/shell";
import { routes } from "@/lib/urls/routes";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import { LinkNavigation } from "./link-navigation.island";
import { Menu } from "./menu/menu.island";
import { MoreLinks } from "./menu/more-links";
import { NavigationFocus } from "./navigation-focus.island";
import { PageExtras } from "./page-extras.island";
import styles from "./skip-link.module.css";

/** `purposes`: what needs the visitor's consent on this installation */
type ShellProps = ShellContent & {
  optionalPages: readonly OptionalPage[];
  purposes: Purpose[];
  notices: ReactNode;
  children: ReactNode;
};

/**
 * The same elements each time during a request. Next renders a root layout with slots twice, the second time for notFound()
 * in the browser, and React sends an element that it has sent before as a reference.
 */
const partsOf = cache(
  (
    settings: ShellContent["settings"],
    categories: ShellContent["categories"],
    optionalPages: ShellProps["optionalPages"],
    newcomers: ShellContent["newcomers"],
  ) => {
    const addresses = { aboutPath: settings?.aboutPath, logInUrl: serverEnv().CMS_ADMIN_URL };
    return {
      header: <Header settings={settings} addresses={addresses} />,
      menu: (
        <Menu
          categories={categoryNames(categories)}
          mailOrderPath={mailOffer() && routes.letterSubscription()}
          more={<MoreLinks optionalPages={optionalPages} newcomers={newcomers} />}
          {...addresses}
        />
      ),
      footer: (
        <Footer settings={settings} optionalPages={optionalPages} newcomers={newcomers} now={new Date()} />
      ),
    };
  },
);

export function Shell({
  settings,
  categories,
  optionalPages,
  newcomers,
  purposes,
  notices,
  children,
}: ShellProps) {
  const { header, menu, footer } = partsOf(settings, categories, optionalPages, newcomers);
  return (
    <>
      <a className={styles.skip} href={`#${contentId}`}>
        {siteTexts.skip}
      </a>
      {purposes.length > 0 && <ConsentPrompt purposes={purposes} />}
      {header}
      <MessageBanner />
      <Activity>{menu}</Activity>
      {notices}
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <Activity>{footer}</Activity>
      <LinkNavigation />
      <NavigationFocus />
      <PageExtras />
    </>
  );
}
