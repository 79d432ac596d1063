import { shareChange } from "@/lib/content/shared-changes";
import { takeWebhook, WebhookMessage } from "@/lib/content/webhook";
import { otherMethods } from "@/lib/http/api-refusal";
import { readBody } from "@/lib/http/read-body";
import { reportError } from "@/lib/monitoring/report-error";
import { isFromCms } from "@/lib/security/is-from-cms";

/** Strapi sends the whole entry, of which it takes 1 MB from editors, with its relations. */
const maxMessageBytes = 5_000_000;

/** Strapi's webhook, with the shared secret as a bearer token. */
export async function POST(request: Request): Promise<Response> {
  if (!isFromCms(request)) return Response.json({ error: "unauthorized" }, { status: 401 });
  const body = await readBody(request.body, maxMessageBytes);
  // The periodic change query notices the change later.
  if (body === "too large") return Response.json({ taken: false }, { status: 413 });
  const message = WebhookMessage.safeParse(await new Response(body).json().catch(() => undefined));
  // Later versions of Strapi may send other events.
  if (!message.success) return Response.json({ taken: false }, { status: 202 });
  try {
    await Promise.all([takeWebhook(message.data), shareChange(message.data)]);
  } catch (error) {
    // The periodic change query notices the change later.
    reportError(error, { part: "webhook", event: message.data.event });
    return Response.json({ taken: false }, { status: 503 });
  }
  return Response.json({ taken: true });
}

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
