import { anyJson, anyText, fc } from "@dorfforum/shared/testing/arbitraries";
import "@/lib/testing/server-environment";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { createTask, minAgeSeconds, proofProblem } from "./proof-of-work";

type Proof = { challenge: Challenge; solution: object };

const encode = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString("base64");
const later = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000);

async function solved(form: "kontakt" | "hilfe" = "kontakt"): Promise<Proof> {
  const challenge = await createTask(form);
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution: solution ?? {} };
}

beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ["performance", "setTimeout", "nextTick", "setImmediate"] }),
);
afterEach(() => jest.useRealTimers());

test("a solved task counts once", async () => {
  const proof = encode(await solved());
  later(minAgeSeconds + 1);
  expect(await proofProblem("kontakt", proof)).toBeUndefined();
  expect(await proofProblem("kontakt", proof)).toBe("used");
});

test("of simultaneous sendings with the same solution one counts", async () => {
  const proof = encode(await solved());
  later(minAgeSeconds + 1);
  const problems = await Promise.all(Array.from({ length: 20 }, () => proofProblem("kontakt", proof)));
  expect(problems.filter((problem) => problem === undefined)).toHaveLength(1);
});

test("a task for another form does not count", async () => {
  const proof = encode(await solved("hilfe"));
  later(minAgeSeconds + 1);
  expect(await proofProblem("kontakt", proof)).toBe("other form");
});

test("a solution within a second does not count", async () => {
  const proof = encode(await solved());
  later(minAgeSeconds - 2);
  expect(await proofProblem("kontakt", proof)).toBe("too fast");
});

test("a solution expires", async () => {
  const proof = encode(await solved());
  later(31 * 60);
  expect(await proofProblem("kontakt", proof)).toBe("expired");
});

test("a changed task, a task of another site and a guessed solution are forged", async () => {
  const { challenge, solution } = await solved();
  later(minAgeSeconds + 1);
  const longer = { ...challenge.parameters, expiresAt: (challenge.parameters.expiresAt ?? 0) + 1000 };
  const forgeries: unknown[] = [
    { challenge: { ...challenge, parameters: longer }, solution },
    { challenge: { ...challenge, signature: "0".repeat(64) }, solution },
    { challenge, solution: { ...solution, derivedKey: "00".repeat(32) } },
  ];
  for (const forgery of forgeries) expect(await proofProblem("kontakt", encode(forgery))).toBe("forged");
});

test.each([
  "",
  "%%%",
  encode(null),
  encode([]),
  encode({ challenge: {} }),
  encode({ challenge: 1, solution: 2 }),
])("%j is no proof", async (text) => expect(await proofProblem("kontakt", text)).toBe("unreadable"));

test("a deeply nested proof is unreadable and no error", async () => {
  const { challenge, solution } = await solved();
  const text = JSON.stringify({
    challenge: { ...challenge, parameters: { ...challenge.parameters, extra: "DEEP" } },
    solution,
  });
  const deep = text.replace('"DEEP"', "[".repeat(50_000) + "]".repeat(50_000));
  expect(await proofProblem("kontakt", Buffer.from(deep).toString("base64"))).toBe("unreadable");
});

test("tasks become harder when many are requested", async () => {
  const before = await createTask("kontakt");
  for (let count = 0; count < 210; count += 1) await createTask("kontakt");
  const { solution } = await solved();
  expect(before.parameters.cost).toBe(5000);
  expect((solution as { counter: number }).counter).toBeGreaterThan(399);
}, 30_000);

test("nothing but a solved task counts, and nothing makes the check fail", async () => {
  const parameters = fc.record({
    algorithm: fc.oneof(anyText, fc.constant("PBKDF2/SHA-256")),
    cost: anyJson,
    keySignature: anyJson,
    expiresAt: fc.integer(),
    data: fc.record({ form: fc.constant("kontakt"), begun: fc.integer() }),
  });
  const forged = fc.record({
    challenge: fc.record({ parameters, signature: anyText }),
    solution: fc.record({ counter: fc.double(), derivedKey: anyText }),
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyText, fc.oneof(anyJson, forged).map(encode)), async (text) => {
      expect(["unreadable", "expired", "forged"]).toContain(await proofProblem("kontakt", text));
    }),
  );
});
