import { openEditor } from "./editor";
import type { Servers } from "./stack";

/** Starts a CMS whose webhooks reach a site that reads through a proxy. */
export async function startLinkedServers(servers: Servers, siteEnv: Record<string, string> = {}) {
  const port = await servers.freePort();
  const cms = await servers.startCms({ siteUrl: `http://127.0.0.1:${port}` });
  const proxy = await servers.startCmsProxy(cms.url);
  const site = await servers.startSite({ cmsUrl: proxy.url, port, env: siteEnv });
  return { cms, proxy, site, editor: await openEditor(cms.url) };
}
