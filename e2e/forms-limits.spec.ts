import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { consentTexts } from "@/lib/texts/consent";
import { openEditor } from "./support/editor";
import { arrived, fill, message, sendButton } from "./support/forms";
import { startRedis } from "./support/redis";
import { sendTyped, solveTask } from "./support/sending";
import { test } from "./support/stack";

const cmsUrl = process.env.CMS_URL ?? "";

/** As a proxy in front hands on who asks */
const from = (address: string) => ({ "X-Forwarded-For": `6.6.6.6, ${address}` });

test("two servers share one Redis: a task counts once on both, a flood ends on both, and without it they go on", async ({
  servers,
}) => {
  const redis = await startRedis();
  try {
    const env = { REDIS_URL: redis.url, TRUSTED_PROXY_HOPS: "1" };
    const [one, two] = await Promise.all([
      servers.startSite({ cmsUrl, env }),
      servers.startSite({ cmsUrl, env }),
    ]);

    const key = { _schluessel: randomUUID() };
    const proof = await solveTask(one.url, from("192.0.2.1"));
    expect((await sendTyped(one.url, { ...key, _aufgabe: proof }, from("192.0.2.1"))).answer.kind).toBe(
      "sent",
    );
    expect((await sendTyped(two.url, { ...key, _aufgabe: proof }, from("192.0.2.1"))).answer).toEqual({
      kind: "refused",
      reason: "robotCheck",
    });

    // Half of a flood goes to each; what it claims to come from changes nothing.
    const flood = await Promise.all(
      Array.from({ length: 80 }, (_, count) =>
        sendTyped(count % 2 ? one.url : two.url, {}, { "X-Forwarded-For": `10.1.1.${count}, 192.0.2.2` }),
      ),
    );
    const reasons = flood.map(({ answer }) => answer.reason);
    expect(reasons.filter((reason) => reason === "noScript")).toHaveLength(60);
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(20);
    expect((await sendTyped(one.url, {}, from("192.0.2.3"))).answer.reason).toBe("noScript");

    await redis.stop();
    expect((await sendTyped(one.url, {}, from("192.0.2.3"))).answer.reason).toBe("noScript");
    await expect.poll(() => one.log()).toContain("Redis is away");
  } finally {
    await redis.stop();
  }
});

test("with one solved task and twenty parallel sendings one entry is made", async ({ servers }) => {
  const site = await servers.startSite({ cmsUrl });
  const text = `Zwanzig auf einmal ${randomUUID()}`;
  const proof = await solveTask(site.url);
  const more = { _schluessel: randomUUID(), _aufgabe: proof, text };
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendTyped(site.url, more)));
  expect(answers.filter(({ answer }) => answer.kind === "sent")).toHaveLength(1);
  expect(await (await openEditor()).countEntries("nachricht", { Text: text })).toBe(1);
});

test("reCAPTCHA is asked only with keys, after consent, on a page with a form; a bad verdict means our own task", async ({
  page,
  servers,
}) => {
  const asked: string[] = [];
  let score = 0.9;
  const google = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    asked.push(new URLSearchParams(body).get("response") ?? "");
    const verdict = { success: true, action: "kontakt", hostname: "localhost", score };
    response.end(JSON.stringify({ ...verdict, challenge_ts: new Date().toISOString() }));
  });
  await new Promise<void>((resolve) => google.listen(0, "127.0.0.1", resolve));
  const site = await servers.startSite({
    cmsUrl,
    env: {
      RECAPTCHA_SITE_KEY: "site-key",
      RECAPTCHA_SECRET_KEY: "secret-key",
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(google.address() as AddressInfo).port}/siteverify`,
    },
  });
  const scripts: string[] = [];
  await page.route("https://www.google.com/**", (route) => {
    scripts.push(route.request().url());
    return route.fulfill({
      contentType: "text/javascript",
      body: `window.grecaptcha = { ready: (run) => run(), render: () => 0, reset() {},
        execute: async (key, { action }) => "token for " + action };
        window.onRecaptchaLoadCallback?.();`,
    });
  });

  try {
    const home = await page.goto(site.url + routes.imprint);
    expect(home?.headers()["content-security-policy"]).not.toContain("google");
    const contact = await page.goto(site.url + routes.contact);
    expect(contact?.headers()["content-security-policy"]).toContain(
      "frame-src 'self' https://www.google.com",
    );
    await fill(page, message);
    expect(scripts).toEqual([]);
    await page.getByRole("button", { name: consentTexts.accept }).first().click();
    await expect.poll(() => scripts[0]).toMatch(/api\.js\?render=site-key&hl=de/);
    await sendButton(page).click();
    await arrived(page);
    expect(asked).toEqual(["token for kontakt"]);

    score = 0.1;
    await page.goto(site.url + routes.contact);
    await fill(page, message);
    await sendButton(page).click();
    await arrived(page);
    expect(asked).toHaveLength(2);
  } finally {
    google.closeAllConnections();
    google.close();
  }
});
