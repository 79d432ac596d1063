import { anyJson, anyText, fc } from "@dorfforum/shared/testing/arbitraries";
import { scrubEnvelope } from "./scrub-envelope";

const sent = async (type: string, payload: object, headers: object = {}) => {
  const [head, items] = (await scrubEnvelope([headers, [[{ type }, payload]]])) as [
    object,
    [object, unknown][],
  ];
  return { headers: head, item: items[0]?.[1] };
};

test("an error keeps its type and place, and loses everything personal", async () => {
  const { item } = await sent("event", {
    event_id: "1",
    user: { ip_address: "192.0.2.1" },
    server_name: "machine",
    extra: { form: "geheim" },
    contexts: {
      culture: { timezone: "Europe/Berlin" },
      trace: { trace_id: "t", data: { "http.target": "/?q=geheim" } },
    },
    request: {
      method: "GET",
      url: "https://forum.example/x?q=geheim",
      headers: { Cookie: "geheim" },
      data: "geheim",
    },
    exception: {
      values: [
        {
          type: "TypeError",
          value: 'no "geheim" here',
          stacktrace: {
            frames: [
              { filename: "/_next/x.js?dpl=1", function: "render", lineno: 3, vars: { name: "geheim" } },
            ],
          },
        },
      ],
    },
    breadcrumbs: [
      { timestamp: 1, category: "ui.click", message: "button[aria-label='geheim']" },
      { timestamp: 2, category: "navigation", data: { from: "/?q=geheim", to: "/kontakt", body: "geheim" } },
    ],
    tags: { part: "render", requestId: "abcd", digest: "2305618223" },
  });
  expect(item).toEqual({
    event_id: "1",
    contexts: { trace: { trace_id: "t", data: {} } },
    request: { method: "GET", url: "https://forum.example/x" },
    exception: {
      values: [
        {
          type: "TypeError",
          value: 'no "…" here',
          stacktrace: { frames: [{ filename: "/_next/x.js", function: "render", lineno: 3 }] },
        },
      ],
    },
    breadcrumbs: [
      { timestamp: 1, category: "ui.click" },
      { timestamp: 2, category: "navigation", data: { from: "/", to: "/kontakt" } },
    ],
    tags: { part: "render", requestId: "abcd", digest: "2305618223" },
  });
});

test("a span keeps times, numbers and the SDK's own texts", async () => {
  const { item } = await sent("transaction", {
    transaction: "GET /suchergebnisse?q=geheim",
    spans: [
      {
        span_id: "s",
        description: "GET /api/suche?q=geheim",
        data: {
          "sentry.op": "http.client",
          "http.response.status_code": 200,
          "user_agent.original": "geheim",
          size: 9,
        },
      },
    ],
  });
  expect(item).toEqual({
    transaction: "GET /suchergebnisse",
    spans: [
      {
        span_id: "s",
        description: "GET /api/suche",
        data: { "sentry.op": "http.client", "http.response.status_code": 200, size: 9 },
      },
    ],
  });
});

test.each(["session", "log", "attachment", "replay_recording"])(
  "a %s is not sent without a rule",
  async (type) => {
    expect((await sent(type, { anything: "geheim" })).item).toBeUndefined();
  },
);

test("the header of the envelope loses queries", async () => {
  const { headers } = await sent("event", {}, { trace: { trace_id: "t", transaction: "/suche?q=geheim" } });
  expect(headers).toEqual({ trace: { trace_id: "t", transaction: "/suche" } });
});

test("a field named like an inherited property is removed", async () => {
  const event = { event_id: "1", constructor: "Erika Muster" };
  const [, items] = await scrubEnvelope([{}, [[{ type: "event" }, event]]]);
  expect(JSON.stringify(items)).not.toContain("Erika");
});

test("of any item nothing is sent that no rule allows, whatever it is called", async () => {
  const types = fc.oneof(
    anyText,
    fc.constantFrom("event", "transaction", "replay_event", "constructor", "__proto__"),
  );
  const payloads = fc.oneof(
    anyJson,
    fc.dictionary(fc.oneof(anyText, fc.constantFrom("tags", "exception", "spans", "request")), anyJson),
  );
  await fc.assert(
    fc.asyncProperty(types, payloads, async (type, payload) => {
      const { item } = await sent(type, { ...Object(payload), user: "geheim" });
      expect(JSON.stringify(item) ?? "").not.toContain("geheim");
    }),
  );
});
