import { PrintButton } from "@/components/content/print-button.island";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { posterTexts } from "@/lib/texts/poster";
import { routes } from "@/lib/urls/routes";

/** The ways from a month ("YYYY-MM") on the screen to one on paper */
export const PrintLinks = ({ month }: { month: string }) => (
  <div className="cluster no-print">
    <PrintButton />
    <ButtonLink href={routes.poster({ period: "monat", from: `${month}-01` })} rel="nofollow">
      <Icon name="newspaper" />
      {posterTexts.title}
    </ButtonLink>
  </div>
);
