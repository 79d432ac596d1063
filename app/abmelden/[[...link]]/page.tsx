import { notFound } from "next/navigation";
import { PageHead } from "@/components/content/page-head";
import { Outcome, outcomeOf } from "@/components/letters/outcome";
import styles from "@/components/letters/subscriptions.module.css";
import { Button } from "@/components/ui/button";
import { MoreLink } from "@/components/ui/more-link";
import { subscriptionTexts as texts } from "@/lib/letters/base/subscription-texts";
import { parseLeaving } from "@/lib/letters/cms/subscriptions";
import { nameThemes } from "@/lib/letters/cms/theme-names";
import { decodedPath } from "@/lib/urls/decoded-path";
import { routes } from "@/lib/urls/routes";

export const metadata = {
  title: { absolute: texts.leave },
  robots: { index: false, follow: false },
};

/** Leaves a theme by a button. Opening it changes nothing, and does not ask whether the subscription is still there. */
export default async function LeavingPage({ params, searchParams }: PageProps<"/abmelden/[[...link]]">) {
  const [{ link = [] }, { stand }] = await Promise.all([params, searchParams]);
  const leaving = parseLeaving(link.map((part) => decodedPath(part) ?? part).join("/"));
  if (!leaving) notFound();
  const { code, theme } = leaving;
  const [named] = await nameThemes([theme]);
  const outcome = outcomeOf(stand);
  return (
    <>
      <PageHead title={texts.leave} />
      <div className={`wrap ${styles.page}`}>
        <Outcome outcome={outcome} />
        {outcome === "abbestellt" ? (
          <MoreLink href={routes.mailSubscription(code)}>{texts.leaveOther}</MoreLink>
        ) : (
          <>
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
