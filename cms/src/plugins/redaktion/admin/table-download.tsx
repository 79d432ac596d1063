import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useParams } from "react-router-dom";
import { inboxes } from "../../../inboxes";
import { Button } from "./button";

/** The button above the lists of Nachrichten and Einsendungen that downloads all of them for a spreadsheet. */
export function TableDownload() {
  const { slug = "" } = useParams();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const name = inboxes.find(({ uid }) => uid === slug)?.name;
  if (!name) return null;

  const download = async () => {
    try {
      const { data } = await get(`/redaktion/tabellen/${name}`, { responseType: "blob" });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(data);
      link.download = `${name}.csv`;
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
