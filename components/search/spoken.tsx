import { type ComponentType, lazy, Suspense } from "react";
import { useSearchStore } from "@/lib/search/search-store";
import type { SpokenAnswerProps } from "./spoken-answer";

const SpokenAnswer = lazy<ComponentType<SpokenAnswerProps>>(() =>
  import("./spoken-answer")
    .then((loaded) => ({ default: loaded.SpokenAnswer }))
    .catch(() => ({ default: () => null })),
);

/** Reads a text aloud where the query was spoken. */
export function Spoken({ q, ...props }: SpokenAnswerProps & { q: string }) {
  const { spokenQuery } = useSearchStore();
  if (q === "" || spokenQuery !== q) return null;
  return (
    <Suspense>
      <SpokenAnswer {...props} />
    </Suspense>
  );
}
