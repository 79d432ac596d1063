import { startRequestRecorder } from "./request-recorder";

/** Replaces Vercel's script: page views pass through beforeSend and are posted to `{endpoint}/view`. */
const script = `
const { endpoint } = document.currentScript.dataset;
let beforeSend = (event) => event;
window.va = (kind, data) => {
  if (kind === "beforeSend") beforeSend = data;
  if (kind !== "pageview") return;
  const event = beforeSend({ type: "pageview", url: location.origin + (data?.path ?? "") + location.search });
  if (event) fetch(endpoint + "/view", { method: "POST", keepalive: true, body: JSON.stringify({ o: event.url, r: document.referrer }) });
};
for (const call of window.vaq ?? []) window.va(...call);
`;

/** Starts a service that records page views; `env` makes a site use it. */
export async function startAnalytics() {
  const recorder = await startRequestRecorder(script);
  return {
    ...recorder,
    env: {
      ANALYTICS: "vercel",
      ANALYTICS_SCRIPT_URL: `${recorder.origin}/script.js`,
      ANALYTICS_ENDPOINT: recorder.origin,
    },
    views: () => recorder.received.filter(({ method }) => method === "POST").map(({ body }) => body),
  };
}
