import { useRef } from "react";
import { IdleIsland } from "@/components/ui/idle-island";
import { useConsent } from "@/lib/consent/consent-store";
import { isFormPage } from "@/lib/urls/form-names";
import type { AskRecaptcha } from "./recaptcha";

/** After that the browser solves a task instead. */
const timeoutMs = 4000;

const load = () => import("./recaptcha").then((module) => module.Recaptcha);

/** The content security policy that allows Google came with the document, if that was the page of a form. */
function wasOpenedHere(): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  return opened !== undefined && isFormPage(new URL(opened.name).pathname);
}

/**
 * reCAPTCHA where the operator has keys and the visitor has allowed it.
 * @returns Google's script as an element to render, and a function that gets a token; both give nothing otherwise
 */
export function useRecaptcha(siteKey: string | undefined) {
  const isAllowed = useConsent().granted.includes("recaptcha");
  const ask = useRef<AskRecaptcha>(undefined);

  async function token(form: string): Promise<string | undefined> {
    if (!isAllowed || !ask.current) return undefined;
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined));
    try {
      return await Promise.race([ask.current(form), timeout]);
    } catch {
      // Google is blocked or out of reach: a task is solved instead.
      return undefined;
    }
  }

  const script = siteKey !== undefined && isAllowed && wasOpenedHere() && (
    <IdleIsland load={load} props={{ siteKey, ask }} />
  );
  return { token, script };
}
