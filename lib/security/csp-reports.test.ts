import "@/lib/testing/server-environment";
import { log } from "@/lib/monitoring/log";
import { CspReportCounter } from "./csp-reports";

const site = "http://localhost:3000";

let counter: CspReportCounter;
beforeEach(() => {
  counter = new CspReportCounter();
});

const legacy = (blocked: string, more: Record<string, string> = {}) => ({
  "csp-report": {
    "document-uri": `${site}/suchergebnisse?q=geheim`,
    "effective-directive": "script-src-elem",
    "blocked-uri": blocked,
    "script-sample": "geheim",
    ...more,
  },
});

const report = (blockedURL: string, more: Record<string, string> = {}) => ({
  type: "csp-violation",
  age: 7,
  url: `${site}/`,
  user_agent: "geheim",
  body: { documentURL: `${site}/`, effectiveDirective: "img-src", blockedURL, sample: "geheim", ...more },
});

test.each([
  ["inline", "inline"],
  ["eval", "eval"],
  ["data", "data"],
  ["blob:http://localhost:3000/1", "blob"],
  ["chrome-extension", "extension"],
  ["moz-extension://1a-2b/geheim.js", "extension"],
  [`${site}/suche?q=geheim`, "self"],
  ["https://ads.example:8443/geheim?geheim", "ads.example:8443"],
  ["wss://ads.example/geheim", "ads.example"],
  ["", "other"],
  ["geheim", "other"],
  ["https://[geheim", "other"],
])("of %s both kinds of reports keep %s alone", (blocked, source) => {
  expect(counter.count(legacy(blocked))).toBe(true);
  expect(counter.count([report(blocked), report(blocked)])).toBe(true);
  expect(counter.counts()).toEqual([
    { directive: "script-src-elem", source, count: 1 },
    { directive: "img-src", source, count: 2 },
  ]);
  expect(JSON.stringify([...counter.counts()])).not.toContain("geheim");
});

test("what an extension put into the page counts as the extension's", () => {
  counter.count(legacy("inline", { "source-file": "moz-extension" }));
  counter.count([report("inline", { sourceFile: "chrome-extension://abc/x.js" })]);
  expect(counter.counts().map(({ source }) => source)).toEqual(["extension", "extension"]);
});

test("directives are those of the standard; older browsers send them with their sources", () => {
  counter.count(
    legacy("inline", { "effective-directive": "", "violated-directive": "style-src 'self' 'nonce-x'" }),
  );
  counter.count(legacy("inline", { "effective-directive": "geheim" }));
  expect(counter.counts().map(({ directive }) => directive)).toEqual(["style-src", "other"]);
});

test("reports of other sites' pages are not counted, and what is no report is refused", () => {
  expect(counter.count(legacy("inline", { "document-uri": "https://other.example/" }))).toBe(true);
  expect(counter.count([report("inline", { documentURL: "about:blank" })])).toBe(true);
  for (const sent of [undefined, null, "x", {}, { "csp-report": {} }, [{ type: "deprecation", body: {} }]])
    expect(counter.count(sent)).toBe(false);
  expect(counter.counts()).toEqual([]);
});

test("hosts that strangers invent are counted together once there are many", () => {
  for (let host = 0; host < 500; host += 1) counter.count(legacy(`https://h${host}.example/`));
  counter.count(legacy("https://h7.example/"));
  const counts = counter.counts();
  expect(counts).toHaveLength(101);
  expect(counts.at(-1)).toEqual({ directive: "script-src-elem", source: "other", count: 400 });
  expect(counts[7]).toEqual({ directive: "script-src-elem", source: "h7.example", count: 2 });
});

test("a kind is logged with the number of its new reports, and not while there are none", () => {
  const warn = jest.spyOn(log, "warn").mockImplementation();
  counter.count([report("inline"), report("inline")]);
  counter.logNew();
  counter.logNew();
  counter.count([report("inline")]);
  counter.logNew();
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    { directive: "img-src", source: "inline", count: 2 },
    { directive: "img-src", source: "inline", count: 1 },
  ]);
});
