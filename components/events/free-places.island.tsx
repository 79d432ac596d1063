"use client";

import { useEffect, useState } from "react";

/** How many places are free just now, in words. Nothing without an answer: the page says already whether there are any. */
export function FreePlaces({ href }: { href: string }) {
  const [text, setText] = useState("");
  useEffect(() => {
    const controller = new AbortController();
    const read = async () => {
      const response = await fetch(href, { signal: controller.signal });
      const { text } = response.ok ? await response.json() : {};
      if (typeof text === "string") setText(text);
    };
    read().catch(() => {});
    return () => controller.abort();
  }, [href]);
  return text && <span>, {text}</span>;
}
