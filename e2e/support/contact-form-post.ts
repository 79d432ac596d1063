import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { routes } from "@/lib/urls/routes";

type Fields = Record<string, string>;

/** The fields of a valid contact form */
export const contactFields = {
  name: "Nachbarin",
  email: "n@example.org",
  subject: "frage",
  text: "Mein Text",
};

/** Fetches a task, solves it as a browser does and waits for the required time. @returns the proof */
export async function solveTask(site: string, headers: Fields = {}): Promise<string> {
  const answer = await fetch(site + routes.robotTask("kontakt"), { headers });
  const { task, wait } = (await answer.json()) as { task: Challenge; wait: number };
  const [solution] = await Promise.all([
    solveChallenge({ challenge: task, deriveKey }),
    new Promise((resolve) => setTimeout(resolve, wait)),
  ]);
  return btoa(JSON.stringify({ challenge: task, solution }));
}

/** Posts the contact form as the browser's script does. */
export async function postContactForm(site: string, more: Fields, headers: Fields = {}) {
  const answer = await fetch(site + routes.formTarget("kontakt"), {
    method: "POST",
    headers: { Accept: "application/json", Origin: new URL(site).origin, ...headers },
    body: new URLSearchParams({ ...contactFields, ...more }),
  });
  return {
    status: answer.status,
    answer: (await answer.json()) as { kind: string; reason?: string; to?: string },
  };
}
