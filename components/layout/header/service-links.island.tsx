"use client";

import type { ReactNode } from "react";
import { ExternalMark } from "@/components/content/external-mark";
import { Icon } from "@/components/ui/icon.island";
import { shellTexts } from "@/lib/texts/shell";
import { shellRoutes } from "@/lib/urls/shell-routes";
import { CurrentLink } from "./current-link";

export type ServiceAddresses = { aboutPath: string | undefined; logInUrl: string };

type ServiceLinksProps = ServiceAddresses & {
  /** Further items of the list */
  children?: ReactNode;
};

export const ServiceLinks = ({ aboutPath, logInUrl, children }: ServiceLinksProps) => (
  <ul>
    {aboutPath && (
      <li>
        <CurrentLink href={aboutPath}>
          {shellTexts.about}
          {!aboutPath.startsWith("/") && <ExternalMark />}
        </CurrentLink>
      </li>
    )}
    <li>
      <CurrentLink href={shellRoutes.contact}>{shellTexts.contact}</CurrentLink>
    </li>
    {children}
    <li>
      <a href={logInUrl} title={shellTexts.logInNote}>
        <Icon name="log-in" />
        {shellTexts.logIn}
      </a>
    </li>
  </ul>
);
