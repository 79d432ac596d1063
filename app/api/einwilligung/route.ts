import { z } from "zod";
import { consentConfig } from "@/lib/consent/consent-config";
import { toConsentCookie, utcDay } from "@/lib/consent/consent-cookie";
import { headersRefuse } from "@/lib/consent/privacy-signals";
import { purposes } from "@/lib/consent/purposes";
import { serverEnv } from "@/lib/env/server";
import { otherMethods } from "@/lib/http/api-refusal";
import { isOwnOrigin } from "@/lib/http/own-origin";
import { consentTexts } from "@/lib/texts/consent";
import { routes } from "@/lib/urls/routes";

const PostedConsent = z.object({
  entscheidung: z.enum(["ablehnen", "akzeptieren", "auswahl"]),
  zweck: z.array(z.enum(purposes)),
});

/** More than the form can hold */
const maxBodyBytes = 1000;

/** Stores the visitor's consent in the one cookie. A foreign page must not consent on a visitor's behalf. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return refuse(403);
  if (!(Number(request.headers.get("Content-Length") ?? Number.NaN) <= maxBodyBytes)) return refuse(413);
  const form = await request.formData().catch(() => new FormData());
  const consent = PostedConsent.safeParse({
    entscheidung: form.get("entscheidung"),
    zweck: form.getAll("zweck"),
  });
  if (!consent.success) return refuse(400);

  const env = serverEnv();
  const config = consentConfig(env);
  const isRefusedBySignal = headersRefuse(request.headers);
  const { entscheidung, zweck } = consent.data;
  const chosen = { ablehnen: [], akzeptieren: config.purposes, auswahl: zweck }[entscheidung];
  const choice = { date: utcDay(new Date()), granted: isRefusedBySignal ? [] : chosen };
  return new Response(null, {
    status: 303,
    headers: {
      Location: routes.cookies(isRefusedBySignal ? "signal" : "gespeichert"),
      "Set-Cookie": toConsentCookie(config, choice, env.SITE_URL.startsWith("https:")),
      "Cache-Control": "no-store",
    },
  });
}

const refuse = (status: number) =>
  new Response(consentTexts.notTaken, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
