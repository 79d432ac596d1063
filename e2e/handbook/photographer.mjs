import { writeFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import sharp from "sharp";
import { OperatorError } from "../../scripts/failures.mjs";
import { root } from "../../scripts/paths.mjs";
import { openPanelAs } from "../../scripts/stack/editor.ts";
import { logInAs } from "./people.mjs";

const docs = path.join(root, "docs");
/** Around what a picture shows, in pixels */
const padding = 16;
const maxScreenshots = 10;
/** So high that no form has to be scrolled */
const viewport = { width: 1280, height: 2600 };

/** Messages that cover what they are about for a few seconds */
const hideNotifications = '[aria-label^="Notifications"] { display: none }';

/** The part of the page that contains all of the elements. @param {import("@playwright/test").Locator[]} shown */
async function clipOf(shown) {
  const boxes = await Promise.all(
    shown.map(async (locator) => {
      await locator.waitFor();
      const box = await locator.boundingBox();
      if (!box) throw new Error(`${locator} is not visible.`);
      return box;
    }),
  );
  const x = Math.max(0, Math.min(...boxes.map((box) => box.x)) - padding);
  const y = Math.max(0, Math.min(...boxes.map((box) => box.y)) - padding);
  const right = Math.min(viewport.width, Math.max(...boxes.map((box) => box.x + box.width)) + padding);
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + padding;
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * Takes a screenshot of the elements, again while parts of the page that load later still move them.
 * @param {import("@playwright/test").Page} page
 * @param {import("@playwright/test").Locator[]} shown
 */
async function screenshotOf(page, shown) {
  for (let attempt = 0; attempt < maxScreenshots; attempt += 1) {
    const clip = await clipOf(shown);
    const screenshot = await page.screenshot({ clip, style: hideNotifications, animations: "disabled" });
    if (isDeepStrictEqual(clip, await clipOf(shown))) return screenshot;
  }
  throw new Error(`The elements still move after ${maxScreenshots} screenshots.`);
}

/** Stores a screenshot in the best quality that fits. @param {string} name @param {Buffer} screenshot @param {number} maxBytes */
async function store(name, screenshot, maxBytes) {
  for (const quality of [90, 75, 60, 45]) {
    const picture = await sharp(screenshot).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length > maxBytes) continue;
    return writeFile(path.join(docs, `${name}.webp`), picture);
  }
  throw new OperatorError(`The picture ${name} has more than ${maxBytes / 1000} kB: show less in it.`);
}

/** Logs in as each role once. @param {string} cmsUrl */
function sessions(cmsUrl) {
  /** @type {Map<string, Promise<string>>} */
  const tokens = new Map();
  return (/** @type {string} */ role) => {
    const token = tokens.get(role) ?? logInAs(cmsUrl, role);
    tokens.set(role, token);
    return token;
  };
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {{ CMS_URL: string, SITE_URL: string }} urls
 * @returns a function that takes a picture and stores it in docs
 */
export function photographer(browser, { CMS_URL, SITE_URL }) {
  const tokenOf = sessions(CMS_URL);
  return async (
    /** @type {import("./pictures.mjs").Picture} */ { name, role, maxBytes = 40_000, prepare, shown },
  ) => {
    const options = { viewport, locale: "de-DE", timezoneId: "Europe/Berlin" };
    const page = await browser.newPage({ ...options, reducedMotion: "reduce" });
    const open = async (/** @type {string} */ address) =>
      role
        ? openPanelAs(page, await tokenOf(role), address, CMS_URL)
        : page.goto(new URL(address, SITE_URL).href);
    await prepare({ page, open, cmsUrl: CMS_URL });
    await store(name, await screenshotOf(page, shown(page)), maxBytes);
    await page.close();
  };
}
