import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { OperatorError } from "./failures.mjs";

/**
 * Asks for one line after the other. Lines that come before their question, as from a pipe, are kept.
 * @param {{ input?: NodeJS.ReadableStream & { isTTY?: boolean }, output?: NodeJS.WritableStream }} [streams]
 */
export function openPrompt({ input = process.stdin, output = process.stdout } = {}) {
  let isHidden = false;
  const echo = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) output.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input, output: echo, terminal: Boolean(input.isTTY) });
  // readline reads the key itself, so that no signal comes.
  lines.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
  const answers = lines[Symbol.asyncIterator]();
  return {
    /** @param {string} text @param {{ isSecret?: boolean | undefined }} [options] a secret is not shown while it is typed */
    async ask(text, { isSecret = false } = {}) {
      output.write(text);
      isHidden = isSecret;
      const { done, value } = await answers.next();
      isHidden = false;
      if (isSecret && input.isTTY) output.write("\n");
      if (done) throw new OperatorError("Abgebrochen. Es wurde nichts gespeichert.");
      return value;
    },
    say: (/** @type {string} */ text) => void output.write(`${text}\n`),
    close: () => lines.close(),
  };
}

/**
 * Asks each question until its answer can be taken; what was given before is asked for again only where it is wrong.
 * @typedef {{ option: string, text: string, hint: string, isOptional?: boolean, isSecret?: boolean, problem(answer: string): string | undefined }} Question
 * @param {ReturnType<typeof openPrompt>} prompt @param {Question[]} questions @param {NodeJS.Dict<string>} given
 * @param {(question: Question, answer: string) => string} clean
 * @returns {Promise<Record<string, string>>} by option
 */
export async function askAll(prompt, questions, given, clean) {
  /** @type {Record<string, string>} */
  const answers = {};
  for (const question of questions) {
    const { option, text, hint, isOptional, isSecret } = question;
    let answer = given[option];
    for (;;) {
      answer ??= await prompt.ask(`${text} (${hint})\n> `, { isSecret });
      const cleaned = clean(question, answer);
      const problem = cleaned
        ? question.problem(cleaned)
        : isOptional
          ? undefined
          : "Diese Angabe wird gebraucht.";
      if (!problem) {
        answers[option] = cleaned;
        break;
      }
      prompt.say(`${problem}\n`);
      answer = undefined;
    }
  }
  return answers;
}
