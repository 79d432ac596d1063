import { createHash } from "node:crypto";
import { startLocalServer } from "../../scripts/stack/local-server";
import { calendarOf } from "./import";

export type Answer = {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  waitsFor?: Promise<unknown>;
};

/** Calendars of clubs and neighbours, as servers on this machine, by path. What has not changed is answered with 304. */
export async function startCalendars() {
  const answers = new Map<string, Answer>();
  const asked: { path: string; status: number }[] = [];
  const server = await startLocalServer(async (request, response) => {
    const path = request.url ?? "";
    const { status = 200, headers = {}, body = "", waitsFor } = answers.get(path) ?? { status: 404 };
    const etag = `"${createHash("sha256").update(body).digest("hex")}"`;
    const sent = status === 200 && request.headers["if-none-match"] === etag ? 304 : status;
    asked.push({ path, status: sent });
    await waitsFor;
    response.writeHead(sent, { ETag: etag, ...headers }).end(sent === 304 ? undefined : body);
  });
  return {
    ...server,
    answers,
    asked,
    /** Puts a calendar of these events at a path. */
    show: (path: string, events: string[][]) => answers.set(path, { body: calendarOf("Termine", ...events) }),
  };
}

const nextYear = new Date().getFullYear() + 1;

/** An event in June of the next year; `day` is counted from 1. */
export const eventOn = (day: number, title: string, ...lines: string[]): string[] => [
  `UID:${title}@verein.example`,
  `DTSTART;TZID=Europe/Berlin:${nextYear}06${String(day).padStart(2, "0")}T190000`,
  `DTEND;TZID=Europe/Berlin:${nextYear}06${String(day).padStart(2, "0")}T210000`,
  `SUMMARY:${title}`,
  ...lines,
];
