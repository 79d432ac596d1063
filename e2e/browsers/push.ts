import path from "node:path";
import { expect } from "@playwright/test";
import { pushTexts } from "@/lib/letters/base/push-texts";
import { subscriptionTexts } from "@/lib/letters/base/subscription-texts";
import { routes } from "@/lib/urls/routes";
import { freePort } from "../../scripts/ports.mjs";
import { openEditor } from "../../scripts/stack/editor";
import { mailEnv } from "../../scripts/stack/mailbox";
import { pushEnv } from "../../scripts/stack/push-service";
import { readStack, startTestCms, startTestSite } from "../../scripts/stack/test-stack.mjs";
import { startAutopush } from "../support/autopush";
import { withDatabase } from "../support/village-commands";
import type { Journeys } from "./journeys";

async function isMessageShown(expected: string): Promise<boolean> {
  const messages = await (await navigator.serviceWorker.ready).getNotifications();
  return messages.some(({ title }) => title === expected);
}

/** Starts the CMS and the site of a stack that is stopped once more, with push through a stand-in for Mozilla's service. */
export async function startPushing(env: { CMS_URL: string; SITE_URL: string }) {
  const { folder, settings } = await readStack();
  const service = await startAutopush();
  const cmsFolder = path.join(folder, "cms");
  const portOf = (url: string) => Number(new URL(url).port);
  const { url: cmsUrl } = await startTestCms({
    folder: cmsFolder,
    settings: {
      ...settings.cms,
      SITE_URL: env.SITE_URL,
      SITE_WEBHOOK_URL: `${env.SITE_URL}/api/cms/webhook`,
    },
    port: portOf(env.CMS_URL),
    env: { ...mailEnv(await freePort()), ...pushEnv(service.url) },
  });
  const siteFolder = path.join(folder, "site");
  const port = portOf(env.SITE_URL);
  await startTestSite({ folder: siteFolder, settings: settings.site, cmsUrl, port });
  const orderPage = async () => (await fetch(env.SITE_URL + routes.letterSubscription())).text();
  await expect.poll(orderPage, { timeout: 60_000 }).toContain("serverKey");
  return { preferences: service.preferences, pushJourneys: journeysOf(service.channels, cmsFolder) };
}

const journeysOf = (channels: Set<string>, cmsFolder: string): Journeys => ({
  "a device orders, shows its first message, is warned, and ends it": async (visitor) => {
    const devices = () =>
      withDatabase(cmsFolder, (database) =>
        database.prepare("select bestaetigt_am is not null as confirmed from geraete").all(),
      );
    const isShown = (title: string) => visitor.until(`the message “${title}”`, isMessageShown, title);
    await visitor.open(routes.letterSubscription());
    await visitor.click("main label", subscriptionTexts.warnings.gefahr);
    await visitor.click("main button", pushTexts.order);
    await visitor.see("main [role=status]", pushTexts.done);
    await isShown("Dieses Gerät bekommt Bescheid");
    await expect.poll(devices).toEqual([{ confirmed: 1 }]);
    const editor = await openEditor();
    const { documentId } = await editor.createEntry("mitteilung", {
      Text: "Trinkwasser bitte abkochen.",
      Stufe: "Gefahr",
      Bis: new Date(Date.now() + 3_600_000).toISOString(),
    });
    await editor.publish("mitteilung", documentId);
    await editor.fetch(`redaktion/briefe/warnung/${documentId}`, "POST");
    await isShown("Gefahr: Trinkwasser bitte abkochen.");
    await visitor.click("main button", pushTexts.end);
    await visitor.see("main [role=status]", pushTexts.ended);
    expect(devices()).toEqual([]);
    await expect.poll(() => channels.size).toBe(0);
    await visitor.until("no worker", async () => !(await navigator.serviceWorker.getRegistration()));
  },
});
