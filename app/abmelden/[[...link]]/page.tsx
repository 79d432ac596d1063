import { notFound } from "next/navigation";
import { PageHead } from "@/components/content/page-head";
import styles from "@/components/subscriptions/subscriptions.module.css";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { MoreLink } from "@/components/ui/more-link";
import { parseLeaving } from "@/lib/cms/subscriptions";
import { nameThemes } from "@/lib/cms/theme-names";
import { subscriptionTexts as texts } from "@/lib/texts/subscription";
import { decodedPath } from "@/lib/urls/decoded-path";
import { routes } from "@/lib/urls/routes";

export const metadata = {
  title: { absolute: texts.leaveTitle },
  robots: { index: false, follow: false },
};

/** Leaves a theme by a button. Opening it changes nothing, and does not ask whether the subscription is still there. */
export default async function LeavingPage({ params, searchParams }: PageProps<"/abmelden/[[...link]]">) {
  const [{ link = [] }, { stand }] = await Promise.all([params, searchParams]);
  const leaving = parseLeaving(link.map((part) => decodedPath(part) ?? part).join("/"));
  if (!leaving) notFound();
  const { code, theme } = leaving;
  const [named] = await nameThemes([theme]);
  return (
    <>
      <PageHead title={texts.leaveTitle} />
      <div className={`wrap ${styles.page}`}>
        {stand === "abbestellt" ? (
          <>
            <Banner tone="ok">
              <p role="status">{texts.left}</p>
            </Banner>
            <p>
              <MoreLink href={routes.mailSubscription(code)}>{texts.leaveOther}</MoreLink>
            </p>
          </>
        ) : (
          <>
            {stand === "misslungen" && (
              <Banner tone="error">
                <p role="alert">{texts.outcomes.misslungen}</p>
              </Banner>
            )}
            <p className="lead">{texts.leaveQuestion(named?.name ?? "")}</p>
            <form action={routes.leaveTheme(code, theme)} method="post">
              <Button type="submit" variant="primary">
                {texts.leaveButton}
              </Button>
            </form>
          </>
        )}
      </div>
    </>
  );
}
