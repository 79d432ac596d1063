import { FetchError, fetchJson } from "@/lib/messages/fetch-json";
import type { FormName } from "@/lib/urls/form-names";
import { routes } from "@/lib/urls/routes";
import { FormResponse, refusalOf, refused } from "./form-response";
import { checkForm } from "./schemas";
import { type SolvedTask, solveTask, untilSendable } from "./solve-task";
import { hidden, valuesOf } from "./values";

/** A picture on a slow line takes its time. */
const timeoutMs = 100_000;

export type SendingStep = "solving" | "sending";

type SendOptions = {
  /** Google's token where the visitor has allowed reCAPTCHA; without one a task is solved */
  recaptchaToken: (form: string) => Promise<string | undefined>;
  onStep: (step: SendingStep) => void;
};

/**
 * Sends one form from the browser, as often as its visitor presses the button. Loaded with the first key that is
 * pressed: the schemas and the solver are large, and most visitors of a form's page only read it.
 * @param accessCode of the proposal that the form corrects; it takes the place of a task
 */
export function createFormSender(form: FormName, accessCode?: string) {
  let solving: Promise<SolvedTask> | undefined;

  /** Begins to solve a task, so that it is ready when the form is sent. */
  function prepare(): Promise<SolvedTask> {
    solving ??= solveTask(form);
    // takeProof() reports a failure. Here the failed task is dropped, so that the next call fetches a new one.
    solving.catch(() => {
      solving = undefined;
    });
    return solving;
  }

  /** A solved task is good for one sending. */
  async function takeProof(): Promise<string> {
    let solved = await prepare();
    if (performance.now() > solved.until) {
      solving = undefined;
      solved = await prepare();
    }
    await untilSendable(solved);
    solving = undefined;
    return solved.proof;
  }

  async function attempt(body: FormData, token: string | undefined, onStep: SendOptions["onStep"]) {
    if (accessCode === undefined) await prove(body, token, onStep);
    onStep("sending");
    return post(routes.formTarget(form, accessCode), body);
  }

  async function prove(body: FormData, token: string | undefined, onStep: SendOptions["onStep"]) {
    onStep("solving");
    if (token) body.set(hidden.recaptcha, token);
    else {
      body.delete(hidden.recaptcha);
      body.set(hidden.proof, await takeProof());
    }
  }

  /** Checks the form as the server does and sends it. Where the robot check failed it is sent once more with a task. */
  async function send(body: FormData, { recaptchaToken, onStep }: SendOptions): Promise<FormResponse> {
    const picture = body.get("picture");
    const result = checkForm(form, valuesOf(body), picture instanceof File ? picture.size : 0);
    if (!result.isValid) return { kind: "invalid", errors: result.errors };
    try {
      const response = await attempt(body, await recaptchaToken(form), onStep);
      const hasFailedRobotCheck = response.kind === "refused" && response.reason === "robotCheck";
      return hasFailedRobotCheck ? await attempt(body, undefined, onStep) : response;
    } catch (error) {
      // The task could not be fetched, or not be solved: browsers can do so on HTTPS and on localhost only.
      return refused(error instanceof FetchError ? refusalOf(error.status) : "unsolved");
    }
  }

  return { prepare: () => void (accessCode === undefined && prepare().catch(() => {})), send };
}

/** Posts a form as JavaScript does. Never throws: a missing response is a refusal too. */
async function post(target: string, body: FormData): Promise<FormResponse> {
  try {
    return await fetchJson(target, (response) => FormResponse.parse(response), {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    return refused(refusalOf(error instanceof FetchError ? error.status : undefined));
  }
}
