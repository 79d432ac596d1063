import { derived } from "@/lib/cms/derived";
import { getSettings, type Settings, settings } from "@/lib/cms/settings";
import type { TextDocument } from "@/lib/http/answer-document";
import { iconFile, routes } from "@/lib/routes";
import { layoutTexts } from "@/lib/texts/layout";

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: iconFile(`${purpose === "any" ? "symbol" : "symbol-maskierbar"}-${size}.png`),
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** What a phone shows when someone puts the site on the home screen. */
export function toManifest(found: Settings | undefined): TextDocument {
  const name = found?.siteTitle ?? layoutTexts.siteTitle;
  const manifest = {
    id: routes.home,
    name,
    short_name: found?.village ?? name,
    ...(found?.metaDescription && { description: found.metaDescription }),
    lang: "de",
    dir: "ltr",
    start_url: routes.home,
    scope: routes.home,
    display: "minimal-ui",
    background_color: "#f2f5ea",
    theme_color: "#f2f5ea",
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
  };
  return { body: JSON.stringify(manifest), changedAt: found?.changedAt };
}

/** @throws CmsRequestError without a copy */
export const getManifest = derived([settings], async () => toManifest(await getSettings()));
