import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { isScalable } from "@/lib/cms/is-scalable";
import type { Picture } from "@/lib/cms/media";
import type { Settings } from "@/lib/cms/settings";
import { contentHash } from "@/lib/http/conditional-request";
import { iconFile, routes } from "@/lib/urls/routes";
import { isBroken } from "./broken-pictures";
import { runLimited } from "./conversion-limiter";
import { decodePicture, encode, readPictureHead } from "./decode-picture";
import { derivedFiles } from "./derived-files";
import { readMedia } from "./media-copies";

type Look = Pick<Settings, "logo" | "smallLogo" | "palette">;
type Colours = { sign: string; drawing: string; ground: string };

/** The village's symbol: its own picture, or the design's house in its colours. `version` changes with what it shows. */
export type VillageSymbol = { version: string; picture: Picture | undefined; colours: Colours };

/** The colours of public/favicon.svg, and of the ground of scripts/icons.mjs */
const designColours: Colours = { sign: "#ffd043", drawing: "#123d2b", ground: "#154734" };

/** @returns undefined where the icons of `public/` apply: without colours of its own and without a picture that has pixels */
export function villageSymbolOf(settings: Look | undefined): VillageSymbol | undefined {
  const picture = settings && signOf(settings.smallLogo, settings.logo);
  const palette = settings?.palette ?? {};
  const colours: Colours = {
    sign: palette["c-raps"]?.light ?? designColours.sign,
    drawing: palette["c-on-yellow"]?.light ?? designColours.drawing,
    ground: palette["c-brand"]?.light ?? designColours.ground,
  };
  if (!picture && Object.keys(palette).length === 0) return undefined;
  return { version: contentHash(JSON.stringify([picture?.src, colours])), picture, colours };
}

/** The first of these pictures that has pixels and can be decoded */
export const signOf = (...pictures: (Picture | undefined)[]): Picture | undefined =>
  pictures.find((picture) => picture && isScalable(picture) && !isBroken(picture));

/** In pixels. `share` of the width is for the symbol; icons with a ground may be cut to a circle by a phone. */
const icons = {
  "symbol-64.png": { side: 64, share: 1, hasGround: false },
  "symbol-192.png": { side: 192, share: 1, hasGround: false },
  "symbol-512.png": { side: 512, share: 1, hasGround: false },
  "symbol-maskierbar-512.png": { side: 512, share: 0.6, hasGround: true },
  "symbol-apple-180.png": { side: 180, share: 0.76, hasGround: true },
} as const;

export type IconName = keyof typeof icons;
export const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name);

/** The address of an icon, of the village's own or of the design's. */
export function iconAddress(name: Exclude<IconName, "symbol-64.png">, settings: Look | undefined): string {
  const symbol = villageSymbolOf(settings);
  return symbol ? routes.villageIcon(name, symbol.version) : iconFile(name);
}

/** The icon in the browser's tab, the address bar and feed readers */
export function favicon(settings: Look | undefined): { url: string; type: string } {
  const symbol = villageSymbolOf(settings);
  return symbol
    ? { url: routes.villageIcon("symbol-64.png", symbol.version), type: "image/png" }
    : { url: "/favicon.svg", type: "image/svg+xml" };
}

/**
 * A PNG, cached on disk.
 * @throws TooManyConversionsError, CmsRequestError without the picture, UnreadablePictureError, NoVariantError
 */
export async function drawVillageIcon(symbol: VillageSymbol, name: IconName): Promise<Buffer<ArrayBuffer>> {
  const cacheName = `${symbol.version}-${name}`;
  const cached = await derivedFiles().read(cacheName);
  if (cached) return cached;
  return runLimited(async () => {
    const { side, share, hasGround } = icons[name];
    const inner = Math.round(side * share);
    const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
    const drawing = await encode(
      (await sourceOf(symbol))
        .resize({ width: inner, height: inner, fit: "contain", background: transparent })
        .png(),
    );
    const background = hasGround ? groundOf(symbol) : transparent;
    const canvas = sharp({ create: { width: side, height: side, channels: 4, background } });
    const icon = await encode(canvas.composite([{ input: drawing }]).png({ palette: true, effort: 4 }));
    await derivedFiles().write(cacheName, icon);
    return icon;
  });
}

/** White behind a picture of the village's own, since coats of arms are drawn for paper. */
const groundOf = ({ picture, colours }: VillageSymbol) => (picture ? "#ffffff" : colours.ground);

async function sourceOf({ picture, colours }: VillageSymbol): Promise<Sharp> {
  if (picture) {
    const bytes = await readMedia(picture);
    await readPictureHead(bytes);
    return decodePicture(bytes);
  }
  const drawing = await readFile(join(process.cwd(), "public/favicon.svg"), "utf8");
  const coloured = drawing
    .replaceAll(designColours.sign, colours.sign)
    .replaceAll(designColours.drawing, colours.drawing);
  return sharp(Buffer.from(coloured), { density: 1200 });
}

/** The sign as a PNG for share pictures, at most as large as given in pixels. @throws as drawVillageIcon() */
export async function drawSign(picture: Picture, width: number, height: number) {
  const bytes = await readMedia(picture);
  await readPictureHead(bytes);
  const sign = (await decodePicture(bytes)).resize({ width, height, fit: "inside" }).png();
  const { data, info } = await sign.toBuffer({ resolveWithObject: true });
  return { src: `data:image/png;base64,${data.toString("base64")}`, width: info.width, height: info.height };
}
