import { request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { type LocalServer, startLocalServer } from "../../scripts/stack/local-server";
import { createGate } from "./gate";

const json = "application/json";

/** Answers with status 200 that are not what was asked for, by mode: type and body */
const wrongAnswers = {
  html: ["text/html", () => "<!doctype html><html><title>Anmelden</title><h1>Bitte anmelden</h1></html>"],
  shape: [json, () => '{"data":{"unexpected":[true]},"meta":"none"}'],
  garbage: [json, () => Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * 151) % 256))],
  empty: [json, () => ""],
  huge: [json, () => `{"data":"${"a".repeat(50_000_000)}"}`],
} satisfies Record<string, [type: string, body: () => string | Buffer]>;

type WrongAnswer = keyof typeof wrongAnswers;

/**
 * How requests are handled.
 * - `pass`: forwarded; `flap`: forwarded and disconnected in turns of a second
 * - `refuse`: disconnected; `hang`: never answered; `holdEntries`: forwarded once `held` is opened, all but the question what has changed;
 *   `status…`: answered with this status
 * - `delay`: forwarded after five seconds; `cut`: disconnected in the middle of the CMS's answer; `drip`: that answer
 *   byte by byte, ten in a second
 * - `html`, `shape`, `garbage`, `empty`, `huge`: answered with something else
 * - `loseAnswer`, `status500After`: forwarded, and then the CMS's answer is dropped or replaced by a 500
 */
export type ProxyMode =
  | WrongAnswer
  | `status${number}`
  | "pass"
  | "flap"
  | "refuse"
  | "hang"
  | "holdEntries"
  | "delay"
  | "cut"
  | "drip"
  | "loseAnswer"
  | "status500After";

export interface CmsProxy extends LocalServer {
  /** All requests so far, for example `GET /api/beitraege?sort[0]=Datum` */
  calls: string[];
  /** Those of `calls` that were forwarded and answered whole and in time */
  passed: string[];
  /** How the next requests are handled */
  mode: ProxyMode;
  held: ReturnType<typeof createGate>;
}

const delayMs = 5000;
const dripIntervalMs = 100;
const flapIntervalMs = 1000;

function fail(response: ServerResponse, status = 500): void {
  response.writeHead(status, { "Content-Type": json });
  const error = { status, name: "ProxyError", message: "Broken on purpose" };
  response.end(JSON.stringify({ data: null, error }));
}

/** Begins `answer` and sends no more than its first half. */
async function cutAnswer(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(answer);
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

async function dripAnswer(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(answer);
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  for (const byte of body) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await sleep(dripIntervalMs);
  }
  response.end();
}

const isWrongAnswer = (mode: ProxyMode): mode is WrongAnswer => Object.hasOwn(wrongAnswers, mode);

/** Forwards requests of a site to the CMS at `target`, records them, and fails as `mode` says. */
export async function startCmsProxy(target = process.env.CMS_URL ?? ""): Promise<CmsProxy> {
  const server = await startLocalServer(async (request, response) => {
    const isDown = Math.floor(Date.now() / flapIntervalMs) % 2 === 1;
    const mode = proxy.mode === "flap" ? (isDown ? "refuse" : "pass") : proxy.mode;
    const call = `${request.method} ${decodeURI(request.url ?? "")}`;
    proxy.calls.push(call);
    if (mode === "hang") return;
    if (mode === "holdEntries" && !call.includes("/api/aenderungen")) await proxy.held.opened;
    if (mode === "refuse") return void request.socket.destroy();
    const status = /^status(\d+)$/.exec(mode)?.[1];
    if (status) return fail(response, Number(status));
    if (isWrongAnswer(mode)) {
      const [type, body] = wrongAnswers[mode];
      response.writeHead(200, { "Content-Type": type });
      return void response.end(body());
    }
    if (mode === "delay") await sleep(delayMs);
    const onward = forward(
      new URL(request.url ?? "/", target),
      { method: request.method, headers: request.headers },
      (answer) => {
        if (mode === "loseAnswer") return request.socket.destroy();
        if (mode === "status500After") return fail(response);
        if (mode === "cut") return void cutAnswer(answer, response);
        if (mode === "drip") return void dripAnswer(answer, response);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        if (mode === "pass") response.on("finish", () => proxy.passed.push(call));
      },
    );
    onward.on("error", () => request.socket.destroy());
    request.pipe(onward);
  });
  const proxy: CmsProxy = { ...server, calls: [], passed: [], mode: "pass", held: createGate() };
  return proxy;
}
