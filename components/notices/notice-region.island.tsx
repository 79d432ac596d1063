"use client";

import { useEffect, useRef } from "react";
import { Banner } from "@/components/ui/banner";
import { IconButton } from "@/components/ui/button";
import { contentId } from "@/lib/browser/element-ids";
import { noticeTexts } from "@/lib/notices/base/texts";
import { type NoticeList, useNoticeStore } from "@/lib/notices/notice-store";
import styles from "./notices.module.css";

/** Notices that a visitor can hide until they change or the page is reloaded. No live role: nothing is read out. */
export function NoticeRegion({ list }: { list: NoticeList }) {
  const region = useRef<HTMLElement>(null);
  const { newest, receive, hidden, hide } = useNoticeStore();
  const { notices } = list.sinceMs < newest.sinceMs ? newest : list;
  const shown = notices.filter(({ version }) => !hidden.includes(version));

  useEffect(() => receive(list), [list, receive]);

  function hideAndMoveFocus(version: string): void {
    const next = shown.length > 1 ? region.current : document.getElementById(contentId);
    next?.focus({ preventScroll: true });
    hide(version);
  }

  if (shown.length === 0) return null;
  return (
    <section ref={region} className={`wrap ${styles.region}`} aria-label={noticeTexts.label} tabIndex={-1}>
      {shown.map(({ version, level, tone, content }) => {
        const button = (
          <span className={styles.hide}>
            <IconButton icon="x" label={noticeTexts.hide(level)} onClick={() => hideAndMoveFocus(version)} />
          </span>
        );
        return (
          <Banner key={version} tone={tone} action={button}>
            {content}
          </Banner>
        );
      })}
    </section>
  );
}
