import {
  Accessibility,
  Landmark,
  type LucideIcon,
  PenLine,
  Scale,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import { Fact, Facts } from "@/components/ui/facts";
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
  const facts = names.flatMap((name) => (legal?.[name] ? [{ name, text: legal[name] }] : []));
  if (facts.length === 0) return null;
  return (
    <Panel title={title}>
      <Facts>
        {facts.map(({ name, text }) => (
          <Fact key={name} icon={icons[name]} term={legalTexts[name]}>
            <RichText markdown={text.replaceAll("\n", "  \n")} look="plain" />
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}
