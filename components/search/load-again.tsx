import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { contentId } from "@/lib/browser/element-ids";
import { Spoken } from "./spoken";

export type LoadAgainProps = { q: string; spokenText: string; retryAfterSeconds: number };

/** Loads the page's results until they are there, and reads aloud what is said until then. */
export function LoadAgain({ q, spokenText, retryAfterSeconds }: LoadAgainProps) {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), retryAfterSeconds * 1000);
    return () => {
      clearInterval(timer);
      // So that screen readers tell what stands here now
      if (document.activeElement === document.body)
        document.getElementById(contentId)?.focus({ preventScroll: true });
    };
  }, [router, retryAfterSeconds]);
  return <Spoken q={q} text={spokenText} isInterim />;
}
