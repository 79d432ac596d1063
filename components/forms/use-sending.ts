import { useActionState, useRef, useState } from "react";
import type { FormResponse } from "@/lib/forms/form-response";
import type { createFormSender, SendingStep } from "@/lib/forms/form-sender";
import { hidden } from "@/lib/forms/values";
import type { FormName } from "@/lib/urls/form-names";
import { routes } from "@/lib/urls/routes";

type FormSender = ReturnType<typeof createFormSender>;

const healthTimeoutMs = 10_000;

/**
 * Used when parts of this page cannot be loaded, mostly because the site was updated since it was opened. The form then
 * comes back in a new page with what was typed, as without JavaScript. Where the site does not respond, the text stays.
 */
async function sendFromNewPage(element: HTMLFormElement): Promise<FormResponse> {
  try {
    await fetch(routes.health, { cache: "no-store", signal: AbortSignal.timeout(healthTimeoutMs) });
  } catch {
    return { kind: "refused", reason: "offline" };
  }
  element.submit();
  return new Promise<never>(() => {});
}

type Sending = Pick<Parameters<FormSender["send"]>[1], "recaptchaToken"> & {
  form: FormName;
  accessCode: string | undefined;
  currentKey: () => string;
  onResponse: (response: FormResponse, element: HTMLFormElement) => void;
};

/** Sends a form with the code that is loaded with the first key (lib/forms/form-sender.ts). */
export function useSending(
  { form, accessCode, currentKey, recaptchaToken, onResponse }: Sending,
  first: FormResponse | undefined,
) {
  const loading = useRef<Promise<FormSender>>(undefined);
  const isPrepared = useRef(false);
  const [step, setStep] = useState<SendingStep>();

  function loadSender(): Promise<FormSender> {
    loading.current ??= import("@/lib/forms/form-sender").then((module) =>
      module.createFormSender(form, accessCode),
    );
    loading.current.catch(() => {
      loading.current = undefined;
    });
    return loading.current;
  }

  async function send(_previous: FormResponse | undefined, element: HTMLFormElement) {
    const body = new FormData(element);
    body.set(hidden.key, currentKey());
    const sender = await loadSender().catch(() => undefined);
    const response = await (sender?.send(body, { recaptchaToken, onStep: setStep }) ??
      sendFromNewPage(element));
    setStep(undefined);
    onResponse(response, element);
    return response;
  }

  const [response, dispatch, isPending] = useActionState(send, first);
  return {
    response,
    step,
    isPending,
    send: dispatch,
    /** Called with each key. The first one loads the sender, so that the task is solved by the time of sending. */
    prepare: () => {
      if (isPrepared.current) return;
      isPrepared.current = true;
      loadSender().then(
        (sender) => sender.prepare(),
        () => {},
      );
    },
  };
}
