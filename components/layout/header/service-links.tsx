import { LogIn } from "lucide-react";
import { serverEnv } from "@/lib/env/server";
import { routes } from "@/lib/routes";
import { layoutTexts } from "@/lib/texts/layout";
import { CurrentLink } from "./current-link.island";

export const ServiceLinks = ({ aboutPath }: { aboutPath: string | undefined }) => (
  <ul>
    {aboutPath && (
      <li>
        <CurrentLink href={aboutPath}>{layoutTexts.about}</CurrentLink>
      </li>
    )}
    <li>
      <CurrentLink href={routes.contact}>{layoutTexts.contact}</CurrentLink>
    </li>
    <li>
      <a href={serverEnv().CMS_ADMIN_URL} title={layoutTexts.logInNote}>
        <LogIn />
        {layoutTexts.logIn}
      </a>
    </li>
  </ul>
);
