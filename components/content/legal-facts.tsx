import {
  Accessibility,
  Landmark,
  type LucideIcon,
  PenLine,
  Scale,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import { Facts } from "@/components/ui/facts";
import { Panel } from "@/components/ui/panel";
import type { Settings } from "@/lib/cms/settings";
import { legalTexts } from "@/lib/texts/content";
import { RichText } from "./rich-text";

type Legal = Settings["legal"];

const icons: Record<keyof Legal, LucideIcon> = {
  representative: UserRound,
  supervisor: Landmark,
  editor: PenLine,
  dataProtectionOfficer: ShieldCheck,
  dataProtectionAuthority: Scale,
  barrierContact: Accessibility,
  enforcementBody: Scale,
};

type LegalFactsProps = { title: string; legal: Legal | undefined; names: readonly (keyof Legal)[] };

/** A panel with legally required contacts from the settings. Renders nothing if all of them are missing. */
export function LegalFacts({ title, legal, names }: LegalFactsProps) {
  const facts = names.flatMap((name) => {
    const markdown = legal?.[name]?.replaceAll("\n", "  \n");
    const content = markdown && <RichText markdown={markdown} look="plain" />;
    return content ? [{ icon: icons[name], term: legalTexts[name], content }] : [];
  });
  return (
    facts.length > 0 && (
      <Panel title={title}>
        <Facts facts={facts} />
      </Panel>
    )
  );
}
