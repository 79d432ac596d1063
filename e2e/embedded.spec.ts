import { expect, test } from "@playwright/test";
import { organisationTexts } from "@/lib/texts/organisations";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { startLocalServer } from "../scripts/stack/local-server";
import { accessibilityViolations } from "./support/accessibility";

const slug = "freiwillige-feuerwehr-musterbach";
const list = routes.embedded(slug);

test("a club shows its next dates on its own website, in its own colour; no other page can be framed", async ({
  page,
  request,
  context,
}) => {
  const editor = await openEditor();
  const { documentId } = await editor.findEntry("organisation", { Slug: slug });
  const colour = (Akzentfarbe: string) => editor.publish("organisation", documentId, { Akzentfarbe });
  await expect(colour("#4a90d9")).rejects.toThrow(/schlecht lesbar/);
  await colour("#6a0d25");
  await expect.poll(async () => (await request.get(list)).text()).toContain("#6a0d25");

  await page.goto(routes.club(slug));
  await page.getByRole("link", { name: organisationTexts.howToSubscribe }).click();
  await page.getByText("Auf die eigene Website").click();
  const lines = await page.locator("pre").textContent();
  await expect(page.getByText("IP-Adressen Ihrer Besucherinnen")).toBeVisible();
  await expect(page.getByRole("button", { name: "Zeilen kopieren" })).toBeVisible();

  const other = page.url();
  const club = await startLocalServer((incoming, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><title>Verein</title>${incoming.url === "/" ? lines : `<iframe src="${other}"></iframe>`}`,
    );
  });
  const requests: string[] = [];
  page.on("request", (sent) => requests.push(new URL(sent.url()).pathname));
  await page.goto(club.url);
  const frame = page.frameLocator("iframe[title='Termine: Freiwillige Feuerwehr Musterbach']");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveCSS("background-color", "rgb(106, 13, 37)");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(255, 255, 255)");
  await expect(frame.getByRole("listitem").first()).toBeVisible();
  await expect(frame.locator("script, form, button, input")).toHaveCount(0);
  expect(requests.filter((path) => path !== "/favicon.ico")).toEqual(["/", list]);
  expect((await context.cookies()).filter(({ name }) => name !== "jwtToken")).toEqual([]);

  const links = await frame.getByRole("link").all();
  for (const link of links) await expect(link).toHaveAttribute("target", "_blank");
  const opened = context.waitForEvent("page");
  await links[0]?.click();
  const event = await opened;
  await expect(event.getByRole("heading", { level: 1 })).toBeVisible();
  expect(page.frames()).toHaveLength(2);

  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.goto(`${club.url}/andere`);
  await refused;
  await club.close();
});

test("the list is readable in both schemes and 320 px, stays out of search engines, and says when it is gone", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(list);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  const headers = (await request.get(list)).headers();
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(headers["set-cookie"]).toBeUndefined();
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; style-src 'sha256-.*frame-ancestors \*$/,
  );
  const gone = await request.get(routes.embedded("gibt-es-nicht"));
  expect(await gone.text()).toContain("Diese Terminliste gibt es nicht mehr.");
});
