"use client";

import { ExternalMark } from "@/components/content/external-mark";
import { Icon } from "@/components/ui/icon.island";
import { layoutTexts } from "@/lib/texts/layout";
import { shellRoutes } from "@/lib/urls/shell-routes";
import { CurrentLink } from "./current-link";

export type ServiceAddresses = { aboutPath: string | undefined; logInUrl: string };

export const ServiceLinks = ({ aboutPath, logInUrl }: ServiceAddresses) => (
  <ul>
    {aboutPath && (
      <li>
        <CurrentLink href={aboutPath}>
          {layoutTexts.about}
          {!aboutPath.startsWith("/") && <ExternalMark />}
        </CurrentLink>
      </li>
    )}
    <li>
      <CurrentLink href={shellRoutes.contact}>{layoutTexts.contact}</CurrentLink>
    </li>
    <li>
      <a href={logInUrl} title={layoutTexts.logInNote}>
        <Icon name="log-in" />
        {layoutTexts.logIn}
      </a>
    </li>
  </ul>
);
