import {
  Accessibility,
  Landmark,
  type LucideIcon,
  PenLine,
  Scale,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import { useId } from "react";
import { Fact, Facts } from "@/components/ui/facts";
import { Panel } from "@/components/ui/panel";
import type { Settings } from "@/lib/cms/settings";
import { legalTexts } from "@/lib/texts/content";
import { RichText } from "./rich-text";

type Legal = Settings["legal"];
type LegalFact = { icon: LucideIcon; term: string; text: string | undefined };

/** Representative, supervisory authority and editor: § 5 DDG, § 18 (2) MStV */
export function ImprintFacts({ legal }: { legal: Legal | undefined }) {
  return (
    <LegalPanel
      title={legalTexts.responsible}
      facts={[
        { icon: UserRound, term: legalTexts.representative, text: legal?.representative },
        { icon: Landmark, term: legalTexts.supervisor, text: legal?.supervisor },
        { icon: PenLine, term: legalTexts.editor, text: legal?.editor },
      ]}
    />
  );
}

/** Data protection officer and authority: Art. 13 DSGVO */
export function PrivacyFacts({ legal }: { legal: Legal | undefined }) {
  return (
    <LegalPanel
      title={legalTexts.contacts}
      facts={[
        { icon: ShieldCheck, term: legalTexts.dataProtectionOfficer, text: legal?.dataProtectionOfficer },
        { icon: Scale, term: legalTexts.dataProtectionAuthority, text: legal?.dataProtectionAuthority },
      ]}
    />
  );
}

/** Contact for accessibility and the enforcement body: § 12b BGG */
export function AccessibilityFacts({ legal }: { legal: Legal | undefined }) {
  return (
    <LegalPanel
      title={legalTexts.contacts}
      facts={[
        { icon: Accessibility, term: legalTexts.barrierContact, text: legal?.barrierContact },
        { icon: Scale, term: legalTexts.enforcementBody, text: legal?.enforcementBody },
      ]}
    />
  );
}

function LegalPanel({ title, facts }: { title: string; facts: LegalFact[] }) {
  const id = useId();
  const present = facts.filter(({ text }) => text !== undefined);
  if (present.length === 0) return null;
  return (
    <Panel title={title} id={id}>
      <Facts>
        {present.map(({ icon, term, text = "" }) => (
          <Fact key={term} icon={icon} term={term}>
            <RichText markdown={text.replaceAll("\n", "  \n")} look="plain" />
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}
