import type { VillageEvent } from "@/lib/cms/events";
import { contentTexts } from "@/lib/texts/content";
import { ContentLink } from "./content-link";

type MapLinkProps = Partial<Pick<VillageEvent, "address" | "latitude" | "longitude">>;

/** A link to OpenStreetMap, by coordinates or else by address. Nothing is loaded from there. */
export function MapLink({ address, latitude, longitude }: MapLinkProps) {
  const hasCoordinates = latitude !== undefined && longitude !== undefined;
  if (!hasCoordinates && !address) return null;
  const target = hasCoordinates
    ? `?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
    : `search?query=${encodeURIComponent(address ?? "")}`;
  return <ContentLink href={`https://www.openstreetmap.org/${target}`}>{contentTexts.map}</ContentLink>;
}
