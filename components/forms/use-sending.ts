import { useActionState, useRef, useState } from "react";
import { type Answer, refusalOf, refused } from "@/lib/forms/answer";
import { sendForm, valuesOf } from "@/lib/forms/send-form";
import type { SolvedTask } from "@/lib/forms/solve-task";
import { hidden } from "@/lib/forms/values";
import { FetchError } from "@/lib/messages/fetch-error";
import { routes } from "@/lib/routes";
import { formErrors } from "@/lib/texts/form-errors";

/** Large parts that only those need who write: they come with the first key. */
const loadSolver = () => import("@/lib/forms/solve-task");
const loadRules = () => import("@/lib/forms/check-form");

/** As the server takes it (lib/media/clean-picture.ts), in bytes */
const largestPicture = 8 * 1024 * 1024;

/**
 * When parts of this page cannot be had: mostly because the site was renewed since it was opened. Then the form comes
 * back in a new page with what was typed, as without JavaScript. Where nothing answers at all, the text stays here.
 */
async function sendFromNewPage(element: HTMLFormElement): Promise<Answer> {
  try {
    await fetch(routes.health, { cache: "no-store", signal: AbortSignal.timeout(10_000) });
  } catch {
    return refused("offline");
  }
  element.submit();
  return new Promise<never>(() => {});
}

type Sending = {
  form: string;
  currentKey: () => string;
  /** Google's token, when the visitor has allowed it; undefined: the browser solves a task */
  recaptchaToken: (form: string) => Promise<string | undefined>;
};

/**
 * Sends a form: checks it by the same schema as the server, solves the task that keeps robots out, and sends it once
 * more by itself when only that had failed. The first argument of the action is the form's element.
 */
export function useSending({ form, currentKey, recaptchaToken }: Sending, first: Answer | undefined) {
  const solving = useRef<Promise<SolvedTask>>(undefined);
  const isBegun = useRef(false);
  const [step, setStep] = useState<"solving" | "sending">();

  const prepare = () => {
    solving.current ??= loadSolver().then(({ solveTask }) => solveTask(form));
    // Whoever waits for it hears of its failure; until then nobody does.
    solving.current.catch(() => {
      solving.current = undefined;
    });
    return solving.current;
  };

  /** A solved task that is still good, used up by this. */
  async function takeProof(): Promise<string> {
    const { untilSendable } = await loadSolver();
    let solved = await prepare();
    if (performance.now() > solved.until) {
      solving.current = undefined;
      solved = await prepare();
    }
    await untilSendable(solved);
    solving.current = undefined;
    return solved.proof;
  }

  async function attempt(body: FormData, allowRecaptcha: boolean): Promise<Answer> {
    const token = allowRecaptcha ? await recaptchaToken(form) : undefined;
    setStep("solving");
    if (token) body.set(hidden.recaptcha, token);
    else {
      body.delete(hidden.recaptcha);
      body.set(hidden.proof, await takeProof());
    }
    setStep("sending");
    return sendForm(form, body);
  }

  async function send(_before: Answer | undefined, element: HTMLFormElement): Promise<Answer | undefined> {
    const body = new FormData(element);
    body.set(hidden.key, currentKey());
    try {
      const [rules] = await Promise.all([loadRules(), loadSolver()]);
      const errors = errorsIn(rules, body);
      if (errors) return { kind: "invalid", errors };
    } catch {
      return sendFromNewPage(element);
    }
    try {
      const answer = await attempt(body, true);
      const isWorthAnother = answer.kind === "refused" && answer.reason === "robotCheck";
      return isWorthAnother ? await attempt(body, false) : answer;
    } catch (error) {
      // The task could not be had, or not be solved: browsers do so on HTTPS and on the own machine alone.
      const reason = error instanceof FetchError ? refusalOf(error.status) : "unsolved";
      return refused(reason);
    } finally {
      setStep(undefined);
    }
  }

  function errorsIn({ checkForm }: Awaited<ReturnType<typeof loadRules>>, body: FormData) {
    const picture = body.get("picture");
    const tooLarge = picture instanceof File && picture.size > largestPicture;
    const checked = checkForm(form as never, valuesOf(body));
    if (checked.isValid && !tooLarge) return undefined;
    return {
      ...(checked.isValid ? {} : checked.errors),
      ...(tooLarge ? { picture: formErrors.picture.large } : {}),
    };
  }

  const [answer, dispatch, isPending] = useActionState(send, first);
  return {
    answer,
    step,
    isPending,
    send: dispatch,
    /** With the first key, and no other: by the time that a person has written, the task is solved. */
    prepare: () => {
      if (isBegun.current) return;
      isBegun.current = true;
      loadRules().catch(() => {});
      prepare().catch(() => {});
    },
  };
}
