import { HandHeart, LogIn } from "lucide-react";
import { routes } from "@/lib/routes";
import { layoutTexts } from "@/lib/texts/layout";
import { CurrentLink } from "./current-link.island";

type ServiceLinksProps = { aboutPath: string | undefined; logInUrl: string; withParticipate?: boolean };

export function ServiceLinks({ aboutPath, logInUrl, withParticipate = false }: ServiceLinksProps) {
  return (
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
        <a href={logInUrl}>
          <LogIn />
          {layoutTexts.logIn}
        </a>
      </li>
      {withParticipate && (
        <li>
          <CurrentLink href={routes.participate}>
            <HandHeart />
            {layoutTexts.participate}
          </CurrentLink>
        </li>
      )}
    </ul>
  );
}
