import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { serverEnv } from "@/lib/env/server";
import { plainPolicy } from "./content-security-policy";

type Start = { request: IncomingMessage; response: ServerResponse };

function securityHeaders(): Map<string, string> {
  const headers = new Map([
    ["Content-Security-Policy", plainPolicy],
    ["X-Content-Type-Options", "nosniff"],
    // Never the path, for searched words stand in it. no-referrer would make Chromium post forms with a null Origin.
    ["Referrer-Policy", "strict-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), payment=(), usb=(), microphone=(self)"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
  ]);
  if (serverEnv().SITE_URL.startsWith("https:")) headers.set("Strict-Transport-Security", "max-age=31536000");
  return headers;
}

/**
 * Puts the security headers on every answer before Next sees its request: what Next answers by itself, such as a
 * doubled slash, a file or an error, gets them too. Pages get their own Content Security Policy from middleware.
 */
export function secureAnswers(): void {
  const headers = securityHeaders();
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as Start;
    response.setHeaders(headers);
    // Next answers it with `{}`, which a cache in front could keep as the page.
    delete request.headers["x-middleware-prefetch"];
    // No Request can be made of TRACE, which Next would answer with 500: now it is one more method that nothing takes.
    if (request.method === "TRACE") request.method = "PUT";
  });
}
