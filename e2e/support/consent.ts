import { expect, type Page, test } from "@playwright/test";
import { consentCookieName } from "@/lib/consent/consent-cookie";
import { consentTexts } from "@/lib/texts/consent";
import { routes } from "@/lib/urls/routes";
import { foreignRequests } from "./privacy-checks";

export const question = (page: Page) => page.getByRole("dialog", { name: consentTexts.name });
export const settings = (page: Page) => page.getByRole("region", { name: consentTexts.name });
export const refuse = (page: Page) => page.getByRole("button", { name: consentTexts.refuse });
export const accept = (page: Page) => page.getByRole("button", { name: consentTexts.accept });
export const choices = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name === consentCookieName).map(({ value }) => value);

/**
 * One page of each kind that reads the choice: statistics and the question belong to every layout, forms may load reCAPTCHA,
 * and the settings stand in the question's place.
 */
const kindsOfPages = [
  routes.article("abfallkalender"),
  routes.search({ q: "Feuerwehr" }),
  routes.contact,
  routes.propose("veranstaltung"),
  routes.cookies(),
  "/gibt-es-nicht",
];

/** Opens pages until all that they load has come: none asks, or loads anything from elsewhere. */
export async function expectNothingAskedOrLoaded(page: Page, site: string): Promise<void> {
  const foreign = foreignRequests(page, site);
  for (const path of kindsOfPages)
    await test.step(path, async () => {
      await page.goto(site + path, { waitUntil: "networkidle" });
      await expect.soft(question(page), `${path}: no question`).toBeHidden();
      expect.soft(foreign.splice(0), `${path}: requests to other origins`).toEqual([]);
    });
}
