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

const icons = {
  representative: UserRound,
  supervisor: Landmark,
  editor: PenLine,
  dataProtectionOfficer: ShieldCheck,
  dataProtectionAuthority: Scale,
  barrierContact: Accessibility,
  enforcementBody: Scale,
} satisfies Partial<Record<keyof Settings, LucideIcon>>;

type LegalFactsProps = {
  title: string;
  settings: Settings | undefined;
  names: readonly (keyof typeof icons)[];
};

/** A panel with legally required contacts from the settings. Renders nothing if all of them are missing. */
export function LegalFacts({ title, settings, names }: LegalFactsProps) {
  const facts = names.flatMap((name) => {
    const markdown = settings?.[name]?.replaceAll("\n", "  \n");
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
