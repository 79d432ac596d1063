import dynamic from "next/dynamic";
import { useCallback, useRef } from "react";
import { useConsent } from "@/lib/consent/consent-store";
import { isFormPage } from "@/lib/form-names";
import type { AskRecaptcha } from "./recaptcha";

/** What Google may take for its verdict, in milliseconds; then the browser solves a task of ours instead. */
const patience = 4000;

const Recaptcha = dynamic(() => import("./recaptcha").then((module) => module.Recaptcha), { ssr: false });

/** The policy that lets Google in came with the document: one that was opened elsewhere has a stricter one. */
function wasOpenedHere(): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  return opened !== undefined && isFormPage(new URL(opened.name).pathname);
}

/**
 * reCAPTCHA where the operator has keys and the visitor has allowed it.
 * @returns Google's script as an element to render, and a way to a token; both are nothing for everyone else
 */
export function useRecaptcha(siteKey: string | undefined) {
  const isAllowed = useConsent().granted.includes("recaptcha");
  const ask = useRef<AskRecaptcha>(undefined);
  const onReady = useCallback((ready: AskRecaptcha) => {
    ask.current = ready;
  }, []);

  async function token(form: string): Promise<string | undefined> {
    if (!isAllowed || !ask.current) return undefined;
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
    try {
      return await Promise.race([ask.current(form), late]);
    } catch {
      // Blocked, out of reach or without a verdict: our own task needs nobody else.
      return undefined;
    }
  }

  const isLoaded = siteKey !== undefined && isAllowed && wasOpenedHere();
  return { token, script: isLoaded ? <Recaptcha siteKey={siteKey} onReady={onReady} /> : null };
}
