import { serverEnv } from "@/lib/env/server";
import { plainPolicy } from "./content-security-policy";

/** The headers of every response. Pages replace the Content Security Policy by their own (lib/routing/decide-request.ts). */
export function securityHeaders(): Map<string, string> {
  const headers = new Map([
    ["Content-Security-Policy", plainPolicy()],
    ["X-Content-Type-Options", "nosniff"],
    // Never the path: search terms stand in it. no-referrer would make Chromium post forms with a null Origin.
    ["Referrer-Policy", "strict-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), payment=(), usb=(), microphone=(self)"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    // Other sites may link to pages, not embed them; the guard opens what is made for others.
    ["Cross-Origin-Resource-Policy", "same-origin"],
  ]);
  if (serverEnv().SITE_URL.startsWith("https:")) headers.set("Strict-Transport-Security", "max-age=31536000");
  return headers;
}
