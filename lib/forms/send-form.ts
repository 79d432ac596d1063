import { FetchError } from "@/lib/messages/fetch-error";
import { fetchJson } from "@/lib/messages/fetch-json";
import { routes } from "@/lib/routes";
import { type Answer, refusalOf, refused } from "./answer";
import type { FormValues } from "./values";

/** How long a sending may take, in milliseconds; a picture on a slow line needs its time. */
const patience = 100_000;

/** Sends a form as browsers do, and gives what became of it. Never throws: no answer is an answer too. */
export async function sendForm(form: string, body: FormData): Promise<Answer> {
  try {
    return await fetchJson(routes.formTarget(form), (answer) => answer as Answer, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(patience),
    });
  } catch (error) {
    return refused(refusalOf(error instanceof FetchError ? error.status : undefined));
  }
}

/** The texts of a form; files are no text. */
export const valuesOf = (form: FormData): FormValues =>
  Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"));
