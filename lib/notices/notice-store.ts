import type { ReactNode } from "react";
import { create } from "zustand";

/** What the server showed above a page. */
export type NoticeList = {
  /** Since when the server has shown it (ms since the epoch). It stays the same until something changes, so that pages do too. */
  sinceMs: number;
  notices: readonly {
    /** Another one after each change of the notice */
    version: string;
    level: string;
    tone: "error" | "warning" | "info";
    content: ReactNode;
  }[];
};

type NoticeState = {
  /** The last one that this document received. On the way back the router shows pages as they once were. */
  newest: NoticeList;
  receive: (list: NoticeList) => void;
  /** Versions that the visitor has hidden; nothing is stored, so that a reload shows them again */
  hidden: readonly string[];
  hide: (version: string) => void;
};

/** Only the browser may write to it: on the server the store is shared by all visitors. */
export const useNoticeStore = create<NoticeState>()((set) => ({
  newest: { sinceMs: 0, notices: [] },
  receive: (list) => set(({ newest }) => (list.sinceMs > newest.sinceMs ? { newest: list } : {})),
  hidden: [],
  hide: (version) => set(({ hidden }) => ({ hidden: [...hidden, version] })),
}));
