"use client";

import { usePathname } from "next/navigation";
import { Link } from "@/components/ui/link";
import { currentState, mainEntries } from "@/lib/navigation/main-entries";

/** @param aboutPath an article that has a link of its own in the header */
export function MainEntries({ aboutPath }: { aboutPath?: string | undefined }) {
  const path = usePathname();
  return (
    <ul>
      {mainEntries.map((entry) => (
        <li key={entry.href}>
          <Link href={entry.href} aria-current={path === aboutPath ? undefined : currentState(entry, path)}>
            {entry.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
