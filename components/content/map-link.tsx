import { contentTexts } from "@/lib/texts/content";
import { ContentLink } from "./content-link";

type MapLinkProps = {
  address?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
};

/** The way to a place on a map of OpenStreetMap's; nothing is loaded from there before someone follows it. */
export function MapLink({ address, latitude, longitude }: MapLinkProps) {
  const map = "https://www.openstreetmap.org";
  if (latitude !== undefined && longitude !== undefined) {
    const href = `${map}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
    return <ContentLink href={href}>{contentTexts.map}</ContentLink>;
  }
  if (!address) return null;
  return (
    <ContentLink href={`${map}/search?query=${encodeURIComponent(address)}`}>{contentTexts.map}</ContentLink>
  );
}
