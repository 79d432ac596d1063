import { readChanges } from "@/lib/cms/changes";
import { events } from "@/lib/cms/events";
import { settings } from "@/lib/cms/settings";
import { collections } from "./collections";
import { takeWebhook, WebhookMessage } from "./webhook";

jest.mock("@/lib/cms/changes", () => ({
  ...jest.requireActual("@/lib/cms/changes"),
  readChanges: jest.fn(),
}));

const take = (message: object) => takeWebhook(WebhookMessage.parse(message));

const spies = collections().map(({ model, replica }) => ({
  model,
  expire: jest.spyOn(replica, "expire").mockImplementation(() => undefined),
  expireFile: jest.spyOn(replica, "expireFile").mockImplementation(() => undefined),
}));
const expired = () =>
  spies.flatMap(({ model, expire }) => expire.mock.calls.map(([documentId]) => `${model} ${documentId}`));

beforeEach(() => {
  for (const { expire, expireFile } of spies) {
    expire.mockClear();
    expireFile.mockClear();
  }
});

test.each(["entry.publish", "entry.unpublish", "entry.delete"])(
  "%s expires the entry in its collection alone",
  async (event) => {
    await take({ event, model: events.model, entry: { documentId: "fest" } });
    expect(expired()).toEqual(["veranstaltung fest"]);
  },
);

test("a saved draft expires nothing, where saving is publishing it does", async () => {
  for (const { model } of [events, settings])
    await take({ event: "entry.update", model, entry: { documentId: "x" } });
  expect(expired()).toEqual(["allgemeine-einstellung x"]);
});

test("a type that the site does not read is ignored", async () => {
  await take({ event: "entry.publish", model: "nachricht", entry: { documentId: "x" } });
  expect(expired()).toEqual([]);
});

test("a changed file is told to every collection, with the state of the media library", async () => {
  const medien = { count: 3, newest: "2026-11-01T08:00:00.000Z" };
  jest.mocked(readChanges).mockResolvedValue({ medien });
  await take({ event: "media.update", media: { documentId: "photo" } });
  for (const { expireFile } of spies) expect(expireFile).toHaveBeenCalledWith("photo", medien);
  expect(expired()).toEqual([]);
});
