import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { openPanel } from "../scripts/stack/editor";
import { mailEnv } from "../scripts/stack/mailbox";
import { expectAccessible } from "./support/accessibility";
import { newEvent } from "./support/registrations";
import { test } from "./support/stack";

test("whoever runs an event opens its list, adds who rang, changes a number, prints, saves it as a table, closes and deletes it", async ({
  panelPage: page,
  servers,
}) => {
  const env = { ...mailEnv(await servers.freePort()), SITE_URL: "http://localhost:9" };
  const cms = await servers.startCms({ env });
  await newEvent(cms.url, { Titel: "Wanderung zur Linde", Plaetze: 3, Anmeldung_Frage: "Im Bus?" });
  await openPanel(page, "plugins/redaktion/anmeldungen", cms.url);
  const event = page.getByRole("region", { name: "Wanderung zur Linde" });
  await expect(event).toContainText("0 von 3 Plätzen vergeben", { timeout: 60_000 });
  await event.getByRole("link", { name: /^Liste: Wanderung zur Linde/ }).click();
  // The list has an address, to which the start page leads.
  await expect(page).toHaveURL(/anmeldungen\?veranstaltung=\w+$/);
  // It became another one's meanwhile.
  const people = /\/redaktion\/anmeldelisten\/\w+\?tag=/;
  const error = { status: 403, name: "ForbiddenError", message: "Forbidden", details: {} };
  await page.route(people, (route) => route.fulfill({ status: 403, json: { data: null, error } }));
  await page.reload();
  await expect(page.getByText("Diese Liste dürfen Sie nicht sehen.")).toBeVisible({ timeout: 60_000 });
  await page.unroute(people);
  await page.reload();
  await expect(page.getByText("Noch hat sich niemand angemeldet.")).toBeVisible({ timeout: 60_000 });

  const form = page.getByRole("region", { name: "Jemanden eintragen" });
  await form.getByLabel("Name").fill("=Anna");
  await form.getByLabel("Plätze").fill("2");
  await form.getByLabel("Telefon").fill("030 23125 110");
  await form.getByRole("button", { name: "Eintragen" }).click();
  const list = page.getByRole("region", { name: /^Wanderung zur Linde/ });
  const row = list.getByRole("row").filter({ hasText: "=Anna" });
  await expect(row).toContainText("030 23125 110");
  await expect(list).toContainText("2 von 3 Plätzen vergeben");
  await expect(form.getByLabel("Name")).toHaveValue("");
  await expect(page.getByRole("status").filter({ hasText: "=Anna steht auf der Liste." })).toBeVisible();
  await expectAccessible(page);

  await form.getByLabel("Name").fill("Berta");
  await form.getByLabel("E-Mail").fill("berta@dorf");
  await form.getByRole("button", { name: "Eintragen" }).click();
  await expect(page.getByText("Das Formular ist unvollständig.")).toBeVisible();
  await expect(form.getByLabel("Name")).toHaveValue("Berta");

  const number = row.getByLabel("Plätze von =Anna");
  await number.fill("4");
  await number.press("Enter");
  await expect(page.getByText("So viele Plätze sind nicht frei, höchstens 3.")).toBeVisible();
  await number.fill("3");
  await row.getByRole("button", { name: "=Anna: Zahl ändern" }).click();
  await expect(list).toContainText("3 von 3 Plätzen vergeben");
  await expect(page.getByRole("status").filter({ hasText: "=Anna: 3 Plätze." })).toBeVisible();
  await expect(row.locator(".box").first()).toBeHidden();

  await page.emulateMedia({ media: "print" });
  // A box to tick for each, as a border, which is printed without backgrounds
  const boxes = page.locator(".box").filter({ visible: true });
  await expect(boxes).toHaveCount(3);
  await expect(boxes.first()).toHaveCSS("border", /solid rgb\(0, 0, 0\)/);
  // The card around it is hidden, but not what is printed of it.
  await expect(page.getByRole("row").filter({ hasText: "=Anna" })).toBeVisible();
  await expect(page.getByRole("button", { name: "=Anna streichen" })).toBeHidden();
  await page.emulateMedia({ media: null });

  const saving = page.waitForEvent("download");
  await list.getByRole("button", { name: "Als Tabelle speichern" }).click();
  const table = await readFile(await (await saving).path(), "utf8");
  expect(table).toContain('"dabei";"\'=Anna";"3";"";"030 23125 110"');

  await list.getByRole("button", { name: "Anmeldung schließen" }).click();
  await expect(list).toContainText("geschlossen");
  page.on("dialog", (dialog) => dialog.accept());
  await list.getByRole("button", { name: "Liste löschen" }).click();
  await expect(list).toContainText("Noch hat sich niemand angemeldet.");
});
