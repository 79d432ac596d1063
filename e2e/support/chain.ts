import { openEditor } from "./editor";
import type { Servers } from "./stack";

/** A CMS whose webhooks reach a site that reads through a counting, faulting proxy. */
export async function startChain(servers: Servers) {
  const port = await servers.freePort();
  const cms = await servers.startCms({ siteUrl: `http://127.0.0.1:${port}` });
  const proxy = await servers.startCmsProxy(cms.url);
  const site = await servers.startSite({ cmsUrl: proxy.url, port });
  return { cms, proxy, site, editor: await openEditor(cms.url) };
}
