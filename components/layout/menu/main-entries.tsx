import { usePathname } from "next/navigation";
import { currentState, mainEntries } from "@/lib/navigation/main-entries";

/** @param aboutPath an article that has a link of its own in the header */
export function MainEntries({ aboutPath }: { aboutPath?: string | undefined }) {
  const path = usePathname();
  return (
    <ul>
      {mainEntries.map((entry) => (
        <li key={entry.href}>
          <a href={entry.href} aria-current={path === aboutPath ? undefined : currentState(entry, path)}>
            {entry.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
