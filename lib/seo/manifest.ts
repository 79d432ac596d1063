import { derived } from "@/lib/cms/derived";
import { getSettings, type Settings, settings } from "@/lib/cms/settings";
import type { TextDocument } from "@/lib/http/respond-with-document";
import { iconFile, routes } from "@/lib/routes";
import { layoutTexts } from "@/lib/texts/layout";

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: iconFile(`${purpose === "any" ? "symbol" : "symbol-maskierbar"}-${size}.png`),
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

export function toManifest(villageSettings: Settings | undefined): TextDocument {
  const name = villageSettings?.siteTitle ?? layoutTexts.siteTitle;
  const manifest = {
    id: routes.home,
    name,
    short_name: villageSettings?.village ?? name,
    ...(villageSettings?.metaDescription && { description: villageSettings.metaDescription }),
    lang: "de",
    dir: "ltr",
    start_url: routes.home,
    scope: routes.home,
    display: "minimal-ui",
    background_color: "#f2f5ea",
    theme_color: "#f2f5ea",
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
  };
  return { body: JSON.stringify(manifest), changedAt: villageSettings?.changedAt };
}

export const getManifest = derived([settings], async () => toManifest(await getSettings()));
