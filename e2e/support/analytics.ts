import { startCollector } from "./collector";

/** What Vercel's script does, as far as its public interface tells: views go through beforeSend to `{endpoint}/view`. */
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

/** A service that counts page views, and the variables that lead a site to it. */
export async function startAnalytics() {
  const collector = await startCollector(script);
  return {
    ...collector,
    env: {
      ANALYTICS: "vercel",
      ANALYTICS_SCRIPT_URL: `${collector.origin}/script.js`,
      ANALYTICS_ENDPOINT: collector.origin,
    },
    views: () => collector.received.filter(({ method }) => method === "POST").map(({ body }) => body),
  };
}
