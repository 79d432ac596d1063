import type { Theme } from "@dorfforum/shared/letters/themes";
import { isCmsRequestError } from "@/lib/cms/errors";
import { otherMethods } from "@/lib/http/api-refusal";
import { noStoreSeeOther } from "@/lib/http/see-other";
import { subscriptionTexts as texts } from "@/lib/letters/base/subscription-texts";
import { findSubscription } from "@/lib/letters/cms/subscriptions";
import { nameThemes } from "@/lib/letters/cms/theme-names";
import { reportError } from "@/lib/monitoring/report-error";
import { routes } from "@/lib/urls/routes";

type Context = RouteContext<"/api/bescheid/[code]/daten">;

/** Everything that is stored of a subscription, as a file for whom it is about */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { code } = await params;
  try {
    const subscription = await findSubscription(code);
    const stored = subscription?.Gespeichert;
    if (!stored) return noStoreSeeOther(routes.mailSubscription(code));
    const named = async (themes: readonly Theme[]) =>
      (await nameThemes(themes)).map(({ theme, name }) => ({ Thema: theme, Name: name }));
    const [Themen, Bestellt] = await Promise.all([named(stored.Themen), named(stored.Bestellt)]);
    return Response.json(
      { ...stored, Themen, Bestellt },
      {
        headers: {
          "Cache-Control": "no-store",
          "Content-Disposition": `attachment; filename="${texts.dataFile}"`,
        },
      },
    );
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    reportError(error, { part: "subscription" });
    return noStoreSeeOther(routes.mailSubscription(code, "misslungen"));
  }
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
