import { routes } from "@/lib/urls/routes";

export const metricsToken = "token-of-the-tests-for-metrics";

export const askForMetrics = (site: string, token = metricsToken) =>
  fetch(site + routes.metrics, { headers: { Authorization: `Bearer ${token}` } });

/** All values by name and labels as they are printed, such as `dorfforum_content_state{type="seite",state="copy"}`. */
export async function readMetrics(site: string): Promise<Map<string, number>> {
  const response = await askForMetrics(site);
  if (response.status !== 200) throw new Error(`Metrics answered ${response.status}`);
  const lines = (await response.text()).split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(" ");
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
