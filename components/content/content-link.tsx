import type { ComponentProps } from "react";
import type { VillageEvent } from "@/lib/cms/events";
import { contentTexts } from "@/lib/texts/content";
import { organisationTexts, overviewTexts } from "@/lib/texts/organisations";
import { isExternal, toSafeTarget } from "@/lib/urls/targets";
import { MailLink } from "./contact-links";
import { ExternalMark } from "./external-mark";

export function ContentLink({ href, children, ...rest }: ComponentProps<"a">) {
  if (href === undefined) return children;
  if (typeof children === "string" && href === `mailto:${children}`) return <MailLink address={children} />;
  if (!isExternal(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} rel="external noopener" {...rest}>
      {children}
      <ExternalMark />
    </a>
  );
}

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

/** Named after whose it is, for several may stand on a page. Undefined without a website, or with an address that is not safe to link. */
export function websiteLink({ name, website }: { name?: string; website?: string | undefined }) {
  const target = website && toSafeTarget(website);
  return (
    target && (
      <ContentLink href={target}>
        {organisationTexts.toWebsite}
        {name && <span className="sr-only">{overviewTexts.of(name)}</span>}
      </ContentLink>
    )
  );
}
