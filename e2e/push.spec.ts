import { chromium, expect, type Page } from "@playwright/test";
import { lostDevice, pushTexts as texts } from "@/lib/letters/base/push-texts";
import { offlineCaches } from "@/lib/offline/offline-caches";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { mailEnv, openMailbox } from "../scripts/stack/mailbox";
import { pushEnv, startPushService } from "../scripts/stack/push-service";
import { expectAccessible } from "./support/accessibility";
import { type RunningCms, sharedServers, test } from "./support/stack";
import { withDatabase } from "./support/village-commands";

/** Headless shells show no notifications. A browser of the test's own costs its worker nothing that other tests have. */
function launchWithNotifications() {
  const { CHROMIUM_PATH } = process.env;
  return chromium.launch({
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}

const consent = "Dieses Gerät soll Bescheid bekommen.";

/** Asks the CMS as the site does. */
async function ask(cms: RunningCms, path: string, data: object) {
  const response = await fetch(`${cms.url}/api/geraete${path}`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${process.env.CMS_WRITE_TOKEN}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ data }),
  });
  const text = await response.text();
  return { status: response.status, data: text.startsWith("{") ? JSON.parse(text).data : undefined };
}

const startPushing = sharedServers(async (servers) => {
  const service = await servers.stopAtEnd(startPushService());
  const mailPort = await servers.freePort();
  await servers.stopAtEnd(openMailbox(mailPort));
  const sitePort = await servers.freePort();
  const siteUrl = `http://localhost:${sitePort}`;
  const env = { ...mailEnv(mailPort), SITE_URL: siteUrl, ...pushEnv(service.url) };
  const cms = await servers.startCms({ siteUrl, env });
  return { service, cms, sitePort };
});

const query = ({ folder }: RunningCms, statement: string) =>
  withDatabase(folder, (database) => database.prepare(statement).all());
const run = ({ folder }: RunningCms, statement: string) =>
  withDatabase(folder, (database) => database.prepare(statement).run());

type Device = ReturnType<Awaited<ReturnType<typeof startPushService>>["addDevice"]>;

/**
 * Has the browser's push service be the stand-in, since that of Chromium is Google's.
 * @param key of the subscription that the browser has from an earlier visit
 */
const subscribeAs = (page: Page, device: Device, key?: string) =>
  page.addInitScript(
    ({ Endpunkt, Oeffentlicher_Schluessel, Schluessel_auth, earlier }) => {
      let present: PushSubscription | null = earlier ? subscriptionFor(earlier) : null;
      PushManager.prototype.getSubscription = async () => present;
      PushManager.prototype.subscribe = async ({ applicationServerKey } = {}) => {
        present ??= subscriptionFor(String(applicationServerKey));
        return present;
      };
      function subscriptionFor(serverKey: string) {
        const text = atob(serverKey.replaceAll("-", "+").replaceAll("_", "/"));
        return {
          endpoint: Endpunkt,
          options: { applicationServerKey: Uint8Array.from(text, (byte) => byte.charCodeAt(0)).buffer },
          toJSON: () => ({ keys: { p256dh: Oeffentlicher_Schluessel, auth: Schluessel_auth } }),
          unsubscribe: async () => {
            present = null;
            return true;
          },
        } as unknown as PushSubscription;
      }
    },
    { ...device, earlier: key },
  );

test("a visitor orders on the device, whose worker shows the first message and confirms it, and ends it", async ({
  servers,
}) => {
  const browser = await launchWithNotifications();
  await servers.stopAtEnd(Promise.resolve({ close: () => browser.close() }));
  const context = await browser.newContext();
  const page = await context.newPage();
  const { service, cms, sitePort } = await startPushing();
  const env = { OFFLINE_READING: "off" };
  const site = await servers.startSite({ cmsUrl: cms.url, port: sitePort, env });
  const origin = `http://localhost:${sitePort}`;
  const address = origin + routes.letterSubscription();
  await expect
    .poll(async () => (await fetch(site.url + routes.letterSubscription())).text(), { timeout: 60_000 })
    .toContain("serverKey");
  await subscribeAs(page, service.addDevice("/browser"));
  await page.goto(address);
  const section = page.getByRole("region", { name: texts.title });
  const order = section.getByRole("button", { name: texts.order, exact: true });

  await test.step("a browser that shows no messages says so", async () => {
    await expect(section.getByText(texts.purpose)).toBeVisible();
    await expectAccessible(page);
    await order.click();
    await expect(section.getByRole("status")).toHaveText(texts.problems.denied);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });

  const protocol = await context.newCDPSession(page);
  const registrations: { registrationId: string; isDeleted: boolean }[] = [];
  protocol.on("ServiceWorker.workerRegistrationUpdated", (event) =>
    registrations.push(...event.registrations),
  );
  await protocol.send("ServiceWorker.enable");
  await test.step("the first message is shown and confirms the device", async () => {
    await context.grantPermissions(["notifications"], { origin });
    await page.goto(address);
    await order.click();
    await expect(section.getByRole("status")).toHaveText(texts.done);
    await expect(section.getByRole("listitem")).toHaveText(["Die Woche"]);
    await expect.poll(() => service.received.length).toBe(1);
    const data = JSON.stringify(service.received[0]?.message);
    const { registrationId = "" } = registrations.findLast(({ isDeleted }) => !isDeleted) ?? {};
    await protocol.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
    await expect
      .poll(() => query(cms, "select bestaetigt_am is not null as confirmed from geraete"))
      .toEqual([{ confirmed: 1 }]);
    const shown = await page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, data }) => [
        title,
        data,
      ]),
    );
    expect(shown).toEqual([["Dieses Gerät bekommt Bescheid", routes.letterSubscription()]]);
  });

  const [worker] = context.serviceWorkers();
  await test.step("a browser that renews its address gets the same there, without another order", async () => {
    const stored = () =>
      query(cms, "select endpunkt, themen, wortlaut, bestellt_am, bestaetigt_am from geraete") as object[];
    const [before] = stored();
    const renew = (former: string, device: Device) =>
      worker?.evaluate(
        ({ former, Endpunkt, Oeffentlicher_Schluessel: p256dh, Schluessel_auth: auth }) => {
          const newSubscription = { endpoint: Endpunkt, toJSON: () => ({ keys: { p256dh, auth } }) };
          // Scripts cannot make subscriptions, which the event's own constructor asks for.
          const event = new ExtendableEvent("pushsubscriptionchange");
          globalThis.dispatchEvent(
            Object.assign(event, { oldSubscription: { endpoint: former }, newSubscription }),
          );
        },
        { former, ...device },
      );
    const [former, next] = [service.addDevice("/browser"), service.addDevice("/erneuert")];
    await renew(former.Endpunkt, next);
    await expect.poll(stored).toEqual([{ ...before, endpunkt: next.Endpunkt }]);
    // It answers for the address that it has now alone.
    await renew(former.Endpunkt, service.addDevice("/fremd"));
    const shown = () =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title),
      );
    await expect.poll(shown).toContain(lostDevice.title);
    await page.evaluate(async (lost) => {
      for (const each of await (await navigator.serviceWorker.ready).getNotifications())
        if (each.title === lost) each.close();
    }, lostDevice.title);
    expect(stored()).toEqual([{ ...before, endpunkt: next.Endpunkt }]);
    await renew(next.Endpunkt, service.addDevice("/browser"));
    await expect.poll(stored).toEqual([before]);
  });

  await test.step("a press on it leads to its page; a foreign address leads home", async () => {
    const opened = await worker?.evaluate(async () => {
      const scope = globalThis as unknown as ServiceWorkerGlobalScope;
      const addresses: string[] = [];
      // Browsers let workers open windows after a real press alone.
      scope.clients.openWindow = async (address) => {
        addresses.push(String(address));
        return null;
      };
      await scope.registration.showNotification("Fremd", { data: "https://example.org/" });
      for (const notification of await scope.registration.getNotifications())
        scope.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
      return addresses;
    });
    expect(opened?.sort()).toEqual([routes.home, address].sort());
  });

  await test.step("reading offline ends where the site does not offer it, and push stays", async () => {
    await worker?.evaluate(async (consent) => {
      const isAsked = new Promise<void>((resolve) => {
        PushManager.prototype.getSubscription = async () => {
          resolve();
          return {} as PushSubscription;
        };
      });
      Object.assign(globalThis, { isAsked });
      await caches.open(consent);
    }, offlineCaches.consent);
    await page.goto(origin);
    await worker?.evaluate(() => (globalThis as unknown as { isAsked: Promise<void> }).isAsked);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      1,
    );
  });

  await test.step("with another key of the village the next visit asks for a press, which sets it up anew", async () => {
    const key = Buffer.alloc(65, 4).toString("base64url");
    await subscribeAs(page, service.addDevice("/browser"), key);
    await page.goto(address);
    await expect(section.getByRole("status")).toHaveText(texts.newKey);
    await order.click();
    await expect(section.getByRole("status")).toHaveText(texts.done);
    await expect.poll(() => service.received.length).toBe(2);
    expect(query(cms, "select endpunkt from geraete")).toHaveLength(1);
  });

  await test.step("it ends with one press, and the worker goes with it", async () => {
    await section.getByRole("button", { name: texts.end }).click();
    await expect(section.getByRole("status")).toHaveText(texts.ended);
    expect(query(cms, "select id from geraete")).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });

  await test.step("strangers and floods are refused", async () => {
    const post = (form: Record<string, string>, Origin = site.url) =>
      fetch(site.url + routes.deviceTarget, {
        method: "POST",
        headers: { Origin },
        body: new URLSearchParams(form),
      });
    const form = { aktion: "bestellen", endpunkt: "https://example.org/a", woche: "ja" };
    expect((await post(form, "https://example.org")).status).toBe(403);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await post(form)).status);
    expect(statuses[0]).toBe(400);
    expect(statuses.at(-1)).toBe(429);
  });
});

test("a device counts once its first message has come, gets what it ordered, and is removed when it is gone", async ({
  servers,
}) => {
  const { service, cms } = await startPushing();
  service.received.length = 0;
  const editor = await openEditor(cms.url);
  const event = await editor.findEntry("veranstaltung", { Slug: "feuerwehrfest" });
  const Themen = [`veranstaltung:${event.documentId}`];
  const order = (device: object) => ask(cms, "", { ...device, Themen, Wortlaut: consent });
  const messagesTo = (path: string) => service.received.filter((each) => each.path === path);
  const devices = () => query(cms, "select endpunkt from geraete order by endpunkt");

  await test.step("endpoints of others are refused", async () => {
    const device = service.addDevice("/fremd");
    for (const Endpunkt of [
      "https://example.org/a",
      "http://127.0.0.1:1/a",
      `${service.url}/${"a".repeat(4000)}`,
    ])
      expect((await order({ ...device, Endpunkt })).status, Endpunkt).toBe(400);
    expect((await order({ ...device, Schluessel_auth: "kurz" })).status).toBe(400);
    expect(devices()).toEqual([]);
  });

  const known = service.addDevice("/geraet");
  await test.step("the first message says what was ordered, and its code confirms the device", async () => {
    const silent = service.addDevice("/still");
    for (const device of [known, silent]) expect((await order(device)).status).toBe(202);
    await expect.poll(() => service.received.length).toBe(2);
    const [{ message, headers }] = messagesTo("/geraet") as [(typeof service.received)[number]];
    expect(message).toMatchObject({ path: "/bescheid" });
    expect(message.body).toMatch(/^Bestellt am .*Änderungen: /);
    expect(headers).toMatchObject({ ttl: "86400", urgency: "high", "content-encoding": "aes128gcm" });
    expect(headers.authorization).toMatch(/^vapid t=/);
    expect((await ask(cms, "/bestaetigt", { Code: "a".repeat(32) })).status).toBe(409);
    for (const _ of "12")
      expect((await ask(cms, "/bestaetigt", { Code: message.code ?? "" })).status).toBe(200);
    expect(await ask(cms, "/stand", { Endpunkt: known.Endpunkt })).toMatchObject({
      data: { Bestaetigt: true, Namen: [expect.stringMatching(/^Änderungen: /)] },
    });
    expect(await ask(cms, "/stand", { Endpunkt: silent.Endpunkt })).toMatchObject({
      data: { Bestaetigt: false },
    });
  });

  await test.step("a change reaches the confirmed device alone, a busy service is asked again", async () => {
    service.answers.set("/geraet", { status: 429, headers: { "Retry-After": "600" } });
    await editor.publish("veranstaltung", event.documentId, { Terminstatus: "abgesagt" });
    run(cms, "update ausgehende_mails set faellig_am = 0 where art = 'aenderung'");
    const waiting = () =>
      query(cms, "select versuche, faellig_am as due from ausgehende_mails where art = 'push'") as {
        versuche: number;
        due: number;
      }[];
    await expect.poll(() => cms.log(), { timeout: 30_000 }).toContain("127.0.0.1 answered 429");
    const [row] = waiting();
    expect(waiting()).toHaveLength(1);
    expect(Number(row?.due)).toBeGreaterThan(Date.now() + 500_000);
    service.answers.clear();
    run(cms, "update ausgehende_mails set faellig_am = 0 where art = 'push'");
    await expect.poll(() => messagesTo("/geraet").length, { timeout: 30_000 }).toBe(2);
    const message = messagesTo("/geraet")[1];
    expect(message?.message.title).toMatch(/^Abgesagt: /);
    expect(message?.message.path).toMatch(/^\/veranstaltung\//);
    expect(message?.message).not.toHaveProperty("code");
    expect(message?.headers.topic).toMatch(/^[\w-]{32}$/);
    expect(messagesTo("/still")).toHaveLength(1);
  });

  const change = async (Terminstatus: string) => {
    await editor.publish("veranstaltung", event.documentId, { Terminstatus });
    run(cms, "update ausgehende_mails set faellig_am = 0 where art = 'aenderung'");
  };
  const problems = async () => (await (await editor.fetch("redaktion/startseite")).json()).data.obstacles;

  await test.step("a service that refuses the village keeps every device, and the start page says why", async () => {
    const Date26HoursOn = new Date(Date.now() + 26 * 3_600_000).toUTCString();
    service.answers.set("/geraet", { status: 403, headers: { Date: Date26HoursOn } });
    await change("geplant");
    await expect
      .poll(problems, { timeout: 30_000 })
      .toEqual([expect.stringMatching(/^127\.0\.0\.1 nimmt .*\(403\)/)]);
    expect((await problems())[0]).toContain("Die Uhr des Servers geht 26 Stunden nach");
    expect(cms.log()).toContain("127.0.0.1 takes no push messages of this village (403)");
    service.answers.clear();
    // The service is asked again after a pause, whichever message is due.
    const countSent = () => {
      run(cms, "update ausgehende_mails set faellig_am = 0 where art = 'push'");
      return messagesTo("/geraet").length;
    };
    await expect.poll(countSent, { timeout: 40_000, intervals: [3000] }).toBe(3);
    await expect.poll(problems).toBeUndefined();
    expect(devices()).toHaveLength(2);
  });

  await test.step("a message that a service refuses is dropped, and does not count against its device", async () => {
    service.answers.set("/geraet", { status: 413 });
    await change("abgesagt");
    await expect.poll(() => cms.log(), { timeout: 30_000 }).toContain("refused: 127.0.0.1 answered 413");
    await expect.poll(() => query(cms, "select id from ausgehende_mails where art = 'push'")).toEqual([]);
    service.answers.clear();
    expect(devices()).toHaveLength(2);
    expect(await problems()).toBeUndefined();
  });

  await test.step("messages wait while the village has another key than its devices know", async () => {
    const withKey = (key: string) =>
      run(cms, `update geraete set zugestellt_mit = ${key} where endpunkt like '%/geraet'`);
    withKey("'other'");
    await change("geplant");
    await expect.poll(() => cms.log(), { timeout: 30_000 }).toContain("under another VAPID_PUBLIC_KEY");
    expect(await problems()).toEqual([
      expect.stringMatching(/^1 Gerät bekommt nichts, weil VAPID_PUBLIC_KEY/),
    ]);
    withKey("null");
    run(cms, "update ausgehende_mails set faellig_am = 0 where art = 'push'");
    await expect.poll(() => messagesTo("/geraet").length, { timeout: 30_000 }).toBe(4);
  });

  await test.step("a device that is gone is removed, one that leaves too, and no log holds an address", async () => {
    service.answers.set("/still", { status: 410 });
    const silent = { ...service.addDevice("/still") };
    expect((await order(silent)).status).toBe(202);
    await expect.poll(devices).toEqual([{ endpunkt: known.Endpunkt }]);
    for (const _ of "12") expect((await ask(cms, "/beenden", { Endpunkt: known.Endpunkt })).status).toBe(200);
    expect(devices()).toEqual([]);
    for (const path of ["/geraet", "/still"]) expect(cms.log()).not.toContain(service.url + path);
  });

  await test.step("a device that shows nothing is removed after a day", async () => {
    expect((await order(service.addDevice("/stumm"))).status).toBe(202);
    await expect.poll(() => messagesTo("/stumm").length).toBe(1);
    run(cms, "update geraete set bestellt_am = bestellt_am - 90000000");
    await cms.stop();
    await servers.startCms({ folder: cms.folder, port: cms.port });
    await expect.poll(devices).toEqual([]);
  });
});
