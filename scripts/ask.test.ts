import { PassThrough, Readable } from "node:stream";
import { askAll, openPrompt } from "./ask.mjs";

const questions = [
  {
    option: "name",
    text: "Name?",
    hint: "",
    problem: (answer: string) => (answer === "Au" ? undefined : "Nicht."),
  },
  {
    option: "plz",
    text: "PLZ?",
    hint: "",
    problem: (answer: string) => (/^\d{5}$/.test(answer) ? undefined : "Fünf."),
  },
  { option: "telefon", text: "Telefon?", hint: "", isOptional: true, problem: () => "Nie." },
];
const trim = (_: unknown, answer: string) => answer.trim();

async function run(lines: string, given = {}) {
  let shown = "";
  // Read as it comes: read() gives all that is there up to Node 24, and one part of it from 26 on.
  const output = new PassThrough().on("data", (text) => {
    shown += text;
  });
  const prompt = openPrompt({ input: Readable.from([lines]), output });
  try {
    const answers = await askAll(prompt, questions, given, trim);
    return { answers, shown };
  } finally {
    prompt.close();
  }
}

test("a wrong answer is asked for again, with its reason; the others are kept", async () => {
  const { answers, shown } = await run("Au\n123\n\n 12345\n\n");
  expect(answers).toEqual({ name: "Au", plz: "12345", telefon: "" });
  expect(shown.match(/Name\?/g)).toHaveLength(1);
  expect(shown).toMatch(/PLZ\?.*Fünf\..*PLZ\?.*wird gebraucht.*PLZ\?/s);
});

test("what an option gave is asked for only where it is wrong", async () => {
  const { answers, shown } = await run("12345\n", { name: "Au", plz: "1", telefon: "" });
  expect(answers).toEqual({ name: "Au", plz: "12345", telefon: "" });
  expect(shown).not.toMatch(/Name\?|Telefon\?/);
});

test("an end of the input before the last answer stores nothing", async () => {
  await expect(run("Au\n")).rejects.toThrow("nichts gespeichert");
});
