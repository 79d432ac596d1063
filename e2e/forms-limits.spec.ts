import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { consentTexts } from "@/lib/texts/consent";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { startRedis } from "../scripts/stack/redis";
import { postContactForm, solveTask } from "./support/contact-form-post";
import { fill, message, sendButton, waitForReference } from "./support/forms";
import { runsAsScript } from "./support/run-script";
import { startSiteverify } from "./support/siteverify";
import { test } from "./support/stack";

/** The header of a proxy that reports the visitor's address */
const from = (address: string) => ({ "X-Forwarded-For": `6.6.6.6, ${address}` });

test("two sites share tasks and limits through Redis and keep working without it", async ({ servers }) => {
  const redis = await startRedis();
  try {
    const env = { REDIS_URL: redis.url, TRUSTED_PROXY_HOPS: "1" };
    const [one, two] = await Promise.all([servers.startSite({ env }), servers.startSite({ env })]);

    const key = { _schluessel: randomUUID() };
    const proof = await solveTask(one.url, from("192.0.2.1"));
    expect((await postContactForm(one.url, { ...key, _aufgabe: proof }, from("192.0.2.1"))).answer.kind).toBe(
      "sent",
    );
    expect((await postContactForm(two.url, { ...key, _aufgabe: proof }, from("192.0.2.1"))).answer).toEqual({
      kind: "refused",
      reason: "robotCheck",
    });

    // Both sites get half of the requests; only the last address of X-Forwarded-For counts.
    const flood = await Promise.all(
      Array.from({ length: 80 }, (_, count) =>
        postContactForm(
          count % 2 ? one.url : two.url,
          {},
          { "X-Forwarded-For": `10.1.1.${count}, 192.0.2.2` },
        ),
      ),
    );
    const reasons = flood.map(({ answer }) => answer.reason);
    expect(reasons.filter((reason) => reason === "noScript")).toHaveLength(60);
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(20);
    expect((await postContactForm(one.url, {}, from("192.0.2.3"))).answer.reason).toBe("noScript");

    await redis.stop();
    expect((await postContactForm(one.url, {}, from("192.0.2.3"))).answer.reason).toBe("noScript");
    await expect.poll(() => one.log()).toContain("Redis is away");
  } finally {
    await redis.stop();
  }
});

test("twenty parallel posts with one solved task are stored once", async ({ servers }) => {
  const site = await servers.startSite();
  const text = `Zwanzig auf einmal ${randomUUID()}`;
  const proof = await solveTask(site.url);
  const more = { _schluessel: randomUUID(), _aufgabe: proof, text };
  const answers = await Promise.all(Array.from({ length: 20 }, () => postContactForm(site.url, more)));
  expect(answers.filter(({ answer }) => answer.kind === "sent")).toHaveLength(1);
  expect(await (await openEditor()).countEntries("nachricht", { Text: text })).toBe(1);
});

test("reCAPTCHA runs only with keys, after consent and on form pages; a low score falls back to the task", async ({
  page,
  servers,
}) => {
  const siteverify = await startSiteverify("kontakt");
  const site = await servers.startSite({ env: siteverify.env });
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
    expect(contact?.headers()["content-security-policy"]).toContain("frame-src https://www.google.com");
    await fill(page, message);
    expect(scripts).toEqual([]);
    await page.getByRole("button", { name: consentTexts.accept }).first().click();
    await expect.poll(() => scripts[0]).toMatch(/api\.js\?render=site-key&hl=de/);
    expect(await runsAsScript(page, "https://www.google.com/other.js")).toBe(false);
    await sendButton(page).click();
    await waitForReference(page);
    expect(siteverify.tokens).toEqual(["token for kontakt"]);

    siteverify.score = 0.1;
    await page.goto(site.url + routes.contact);
    await fill(page, message);
    await expect.poll(() => scripts).toHaveLength(2);
    await sendButton(page).click();
    await waitForReference(page);
    expect(siteverify.tokens).toHaveLength(2);
  } finally {
    await siteverify.close();
  }
});
