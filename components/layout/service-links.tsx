import { HandHeart, LogIn } from "lucide-react";
import { routes } from "@/lib/routes";
import { shellTexts } from "@/lib/texts/shell";
import { CurrentLink } from "./current-link.island";

type ServiceLinksProps = {
  /** Absent while the editors have named no page about the village */
  aboutPath: string | undefined;
  logInUrl: string;
  withParticipate?: boolean;
};

export function ServiceLinks({ aboutPath, logInUrl, withParticipate = false }: ServiceLinksProps) {
  return (
    <ul>
      {aboutPath ? (
        <li>
          <CurrentLink href={aboutPath}>{shellTexts.about}</CurrentLink>
        </li>
      ) : null}
      <li>
        <CurrentLink href={routes.contact}>{shellTexts.contact}</CurrentLink>
      </li>
      <li>
        <a href={logInUrl}>
          <LogIn />
          {shellTexts.logIn}
        </a>
      </li>
      {withParticipate ? (
        <li>
          <CurrentLink href={routes.participate}>
            <HandHeart />
            {shellTexts.participate}
          </CurrentLink>
        </li>
      ) : null}
    </ul>
  );
}
