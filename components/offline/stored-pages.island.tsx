"use client";

import { useEffect, useState } from "react";
import { offlineTexts as texts } from "@/lib/offline/base/texts";
import { type StoredPage, storedPages } from "@/lib/offline/offline-reading";
import { formatAge } from "@/lib/offline/stored-age";
import styles from "./offline-list.module.css";
import { OfflineManagement } from "./offline-management.island";

/** The pages that are stored on this device, each with its age, and what stores and deletes them. */
export function StoredPages({ offer }: { offer: string }) {
  const [pages, setPages] = useState<readonly StoredPage[]>([]);
  const read = () => void storedPages().then(setPages, () => setPages([]));
  useEffect(read, []);

  return (
    <>
      <PageList pages={pages} />
      <p className={styles.offer}>{offer}</p>
      <OfflineManagement onChange={read} />
    </>
  );
}

function PageList({ pages }: { pages: readonly StoredPage[] }) {
  if (pages.length === 0) return <p>{texts.noPages}</p>;
  const now = new Date();
  return (
    <ul className={styles.list}>
      {pages.map(({ path, title, storedAt }) => (
        <li key={path}>
          {/* A whole page: the worker gives it with its age. */}
          <a href={path}>{title}</a> <small>{texts.storedAt(formatAge(storedAt, now))}</small>
        </li>
      ))}
    </ul>
  );
}
