import { takeWebhook, WebhookMessage } from "@/lib/cms/webhook";
import { serverEnv } from "@/lib/env/server";
import { otherMethods } from "@/lib/http/api-refusal";
import { reportError } from "@/lib/monitoring/report-error";
import { sameSecret } from "@/lib/security/same-secret";

/** Strapi's webhook, with the shared secret as a bearer token. */
export async function POST(request: Request): Promise<Response> {
  const expected = `Bearer ${serverEnv().CMS_WEBHOOK_SECRET}`;
  if (!sameSecret(request.headers.get("Authorization") ?? "", expected)) {
    return Response.json({ error: "unauthorized" }, { status: 401 });
  }
  const message = WebhookMessage.safeParse(await request.json().catch(() => undefined));
  // Later versions of Strapi may send other events.
  if (!message.success) return Response.json({ taken: false }, { status: 202 });
  try {
    await takeWebhook(message.data);
  } catch (error) {
    // The periodic change query notices the change later.
    reportError(error, { part: "webhook", event: message.data.event });
    return Response.json({ taken: false }, { status: 503 });
  }
  return Response.json({ taken: true });
}

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
