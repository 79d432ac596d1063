import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useParams } from "react-router-dom";
import { Button } from "../../../admin/ui/button";
import { panelFeatures } from "../../../features/panel";

const inboxes = panelFeatures.flatMap((feature) => feature.inboxes ?? []);

/** The button above a list that downloads all of its entries for a spreadsheet. */
export function TableDownload() {
  const { slug = "" } = useParams();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  if (!slug.startsWith("api::")) return null;
  const name = inboxes.find(({ uid }) => uid === slug)?.name ?? slug;

  const download = async () => {
    try {
      const { data } = await get(`/redaktion/tabellen/${name}`, { responseType: "blob" });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(data);
      link.download = `${name.split(".").at(-1)}.csv`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch {
      toggleNotification({ type: "danger", message: "Die Tabelle konnte nicht geladen werden." });
    }
  };
  return (
    <Button type="button" onClick={download}>
      Als Tabelle herunterladen
    </Button>
  );
}
