import { useState } from "react";

/** What an error is called: the digest under which the server logged it, or a name of our own for one of the browser. */
export function useReference({ digest }: { digest?: string }): string {
  const [own] = useState(() => Math.random().toString(36).slice(2, 10));
  return digest ?? own;
}
