import { type WarningLevel, warnedThemes } from "@dorfforum/shared/letters/themes";
import { ContentLink } from "@/components/content/content-link";
import { TextWithNumbers } from "@/components/content/text-with-numbers";
import { SubscriptionLink } from "@/components/letters/subscription-link";
import { Banner } from "@/components/ui/banner";
import { subscriptionTexts } from "@/lib/letters/base/subscription-texts";
import { noticeTexts } from "@/lib/notices/base/texts";
import { currentNotices, type Notice } from "@/lib/notices/cms/notices";
import { NoticeRegion } from "./notice-region.island";
import styles from "./notices.module.css";

const tones = { Gefahr: "error", Warnung: "warning", Hinweis: "info" } as const;

/** What is shown above every page. It stands in a slot of the root layout, which the router requests again with each navigation. */
export async function Notices() {
  const { shown, sinceMs } = await currentNotices.ready();
  const warnings = shown.filter(isWarning);
  const notices = shown.map((notice) => ({
    version: `${notice.id} ${notice.changedAt}`,
    level: notice.level,
    tone: tones[notice.level],
    // Once for all, and of the level that includes each of them
    content: <NoticeContent {...notice} offered={notice === warnings[0] ? warnings.at(-1) : undefined} />,
  }));
  return <NoticeRegion list={{ sinceMs, notices }} />;
}

/** A notice as editors preview it */
export const NoticeBanner = (notice: Notice) => (
  <Banner tone={tones[notice.level]}>
    <NoticeContent {...notice} offered={isWarning(notice) ? notice : undefined} />
  </Banner>
);

type Warning = Notice & { level: WarningLevel };

const isWarning = (notice: Notice): notice is Warning => notice.level !== "Hinweis";

/** `offered` is the warning of whose like visitors can be told. */
const NoticeContent = ({ level, text, target, offered }: Notice & { offered: Warning | undefined }) => (
  <>
    <p className={styles.text}>
      <strong>{level}:</strong> <TextWithNumbers text={text} />
    </p>
    {(target || offered) && (
      <p className={`cluster ${styles.ways}`}>
        {target && <ContentLink href={target}>{noticeTexts.more}</ContentLink>}
        {offered && (
          <SubscriptionLink themes={warnedThemes[offered.level].slice(0, 1)}>
            {subscriptionTexts.ofNotice}
          </SubscriptionLink>
        )}
      </p>
    )}
  </>
);
