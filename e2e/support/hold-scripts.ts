import type { Page } from "@playwright/test";
import { createGate } from "./gate";

/** Holds back scripts that the page asks for from now on. @returns their addresses, and a function that lets them load */
export async function holdScripts(page: Page) {
  const gate = createGate();
  const held: string[] = [];
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    held.push(route.request().url());
    await gate.opened;
    await route.continue();
  });
  return { held, release: gate.open };
}
