import { isCmsRequestError } from "@/lib/cms/errors";
import { getSettings } from "@/lib/cms/settings";
import { fileCacheControl } from "@/lib/http/cache-control";
import { TooManyConversionsError } from "@/lib/media/conversion-limiter";
import { NoVariantError, UnreadablePictureError } from "@/lib/media/picture-errors";
import { drawVillageIcon, isIconName, villageSymbolOf } from "@/lib/media/village-symbol";
import { reportError } from "@/lib/monitoring/report-error";
import { iconFile } from "@/lib/urls/routes";

/** An icon of the village's own. Middleware answers 404 for other files. */
export async function GET(request: Request, { params }: RouteContext<"/dorfzeichen/[file]">) {
  const { file } = await params;
  const symbol = villageSymbolOf(await getSettings().catch(() => undefined));
  if (!isIconName(file)) return new Response(null, { status: 404 });
  if (!symbol) return toDesignIcon(file);
  const isCurrent = new URL(request.url).searchParams.get("v") === symbol.version;
  try {
    return new Response(await drawVillageIcon(symbol, file), {
      headers: {
        "Content-Type": "image/png",
        "Cache-Control": fileCacheControl(isCurrent),
      },
    });
  } catch (error) {
    if (error instanceof UnreadablePictureError || error instanceof NoVariantError) {
      reportError(error, { part: "symbol" });
      return toDesignIcon(file);
    }
    if (!(error instanceof TooManyConversionsError) && !isCmsRequestError(error)) throw error;
    return new Response(null, { status: 503, headers: { "Retry-After": "30" } });
  }
}

const toDesignIcon = (file: string) =>
  new Response(null, {
    status: 307,
    headers: {
      Location: file === "symbol-64.png" ? "/favicon.svg" : iconFile(file),
      "Cache-Control": "no-store",
    },
  });
